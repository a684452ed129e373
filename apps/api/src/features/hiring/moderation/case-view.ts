import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { CaseDetail, CaseRow as CaseCard, ReportSubject, SeenFact } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { byId } from '../core/list'
import { mayDecide } from './decide'
import { madeView } from './decision-view'
import type { CaseRow } from './moderation.table'
import { DecisionEntity, ReportEntity } from './moderation.table'
import { findSubject, WRITTEN } from './subjects'

const MOST = 100

/** A case in the queue. */
export const rowView = (row: CaseRow): CaseCard => {
  const { id, subjectType: subject, subjectId, name, reason, state, weight, reports, openedAt } = row
  const { assignedTo, version } = row
  return { id, subject, subjectId, name, reason, state, weight, reports, openedAt, assignedTo, version }
}

/** A case with everything that a decision needs: then and now, side by side, and what was told and decided. */
export async function caseView(manager: EntityManager, row: CaseRow, now: Date): Promise<CaseDetail> {
  const { id: caseId, subjectType, subjectId, accountId, companyId } = row
  const at = now.toISOString()
  const owner = accountId ? { accountId } : companyId ? { companyId } : { subjectType, subjectId }
  const [subject, account, decisions, reports] = await Promise.all([
    findSubject(manager, subjectType, subjectId),
    accountId ? manager.findOneBy(AccountEntity, { id: accountId }) : null,
    manager.find(DecisionEntity, { where: owner, order: { at: 'DESC', id: 'DESC' }, take: MOST }),
    manager.find(ReportEntity, { where: { caseId }, order: { at: 'ASC', id: 'ASC' }, take: MOST }),
  ])
  const reporters = byId(
    await manager.findBy(AccountEntity, {
      id: In(reports.flatMap(({ reporterAccountId }) => reporterAccountId ?? [])),
    }),
  )
  const may = subject && row.state !== 'decided' ? await mayDecide({ manager, at }, subject) : []
  return {
    ...rowView(row),
    snapshot: row.snapshot,
    now: subject?.facts ?? [],
    account: account && { id: account.id, email: account.email ?? '' },
    history: await madeView(manager, decisions, at),
    told: reports.map(({ id, reason, text, at: told, reporterAccountId }) => ({
      id,
      reason,
      text,
      at: told,
      reporter: reporters.get(reporterAccountId ?? '')?.email ?? '',
    })),
    may: row.state === 'decided' ? [] : ['dismiss', ...may],
  }
}

const NOT_SHOWN = 'A moderator or an owner reads this.'

const unread = (facts: SeenFact[]): SeenFact[] =>
  facts.map((fact) => (WRITTEN.includes(fact.label) ? { ...fact, text: NOT_SHOWN } : fact))

const PRIVATE: readonly string[] = ['message', 'cv', 'help'] satisfies ReportSubject[]

/** A case for who only looks: of a message, a shared CV or help they see whose and when, and nothing of what it says. */
export const withoutWords = (found: CaseDetail): CaseDetail =>
  PRIVATE.includes(found.subject)
    ? { ...found, snapshot: unread(found.snapshot), now: unread(found.now) }
    : found
