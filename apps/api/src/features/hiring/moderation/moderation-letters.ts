import type { EntityManager } from 'typeorm'
import { quoted } from '../../../mail/quoted'
import type { OwnLetter, Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { DecisionRow, ObjectionRow } from './moderation.table'
import { DecisionEntity, ObjectionEntity } from './moderation.table'

/** What happened to a decision: it was made, an objection to it was decided, or it was lifted without one. */
export type DecisionNews = 'made' | 'objected' | 'lifted'

export interface DecidedData {
  decisionId: string
  about: DecisionNews
  link: string
}
export interface ReportEnd {
  openedAt: string
  acted: boolean
}

export const DECIDED_TEMPLATE = 'decision'
export const REPORT_TEMPLATE = 'report-end'

const about = ({ companyId, subjectType }: DecisionRow): string =>
  subjectType === 'posting' ? 'posting' : companyId ? 'company' : 'account'

export const decidedSubject = (decision: DecisionRow): string => `A decision about your ${about(decision)}`
export const liftedSaid = (decision: DecisionRow): string =>
  `A decision about your ${about(decision)} is lifted: nothing is restricted any more.`
export const objectionSaid = (state: ObjectionRow['state']): string =>
  state === 'upheld'
    ? 'Your objection succeeded: the decision is lifted.'
    : 'Your objection was rejected: the decision stays.'

function objectionParts({ state, answer }: ObjectionRow): string[] {
  return [objectionSaid(state), ...(answer ? [`A person decided, and wrote: ${quoted(answer)}`] : [])]
}

/** The statement of reasons word for word, or how it ended. */
export async function decidedLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { decisionId, about: news, link } = data as DecidedData
  const decision = await manager.findOneBy(DecisionEntity, { id: decisionId })
  if (!decision) return dropped('the decision is gone')
  const see = { line: 'See it in your settings:', link }
  if (news === 'made')
    return {
      letter: {
        subject: decidedSubject(decision),
        parts: [...decision.statement, { line: 'Read it and object here:', link }],
      },
    }
  if (news === 'lifted')
    return { letter: { subject: decidedSubject(decision), parts: [liftedSaid(decision), see] } }
  const objection = await manager.findOneBy(ObjectionEntity, { decisionId })
  if (!objection) return dropped('the objection is gone')
  return { letter: { subject: 'Your objection', parts: [...objectionParts(objection), see] } }
}

/** How a report ended. */
export function reportLetter(data: object): { letter: OwnLetter } {
  const { openedAt, acted } = data as ReportEnd
  const parts = [
    `A person looked at what you reported (case of ${openedAt.slice(0, 10)}).`,
    acted
      ? 'We acted on it. What was done is between us and whom it is about.'
      : 'We found no reason to act. If something new happens, report it again.',
    'Nobody is told who reported.',
  ]
  return { letter: { subject: 'Your report', parts } }
}
