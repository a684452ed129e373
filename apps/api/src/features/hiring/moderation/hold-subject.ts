import type { Change } from '../core/change'
import type { Holds } from '../core/holds'
import type { DecisionRow } from './moderation.table'
import type { Subject } from './subject'

/** Reports, cases, decisions and objections are few: they take turns by a name of their own. */
export const MODERATION: Holds = { lock: 'moderation' }

/** Holds what a decision will change: the subject and whoever answers for it. */
export const holdSubject = (
  change: Change,
  {
    type,
    id,
    accountId: account,
    companyId: company,
  }: Pick<Subject, 'type' | 'id' | 'accountId' | 'companyId'>,
): Promise<void> =>
  change.hold({
    account,
    company: type === 'company' ? id : company,
    ...(type === 'posting' ? { posting: id } : {}),
    ...(type === 'person' ? { person: id } : {}),
  })

/** Holds what the end of a decision gives back. */
export const holdDecided = (change: Change, { subjectType: type, subjectId: id, ...row }: DecisionRow) =>
  holdSubject(change, { ...row, type, id })
