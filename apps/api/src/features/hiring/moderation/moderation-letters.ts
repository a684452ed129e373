import type { EntityManager } from 'typeorm'
import { dayInUtc } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { OwnLetter, Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { DecisionRow, ObjectionRow } from './moderation.table'
import { DecisionEntity, ObjectionEntity } from './moderation.table'

/**
 * What happened to a decision: it was made, an objection to it was decided, it was lifted without one, or its time has
 * passed.
 */
export type DecisionNews = 'made' | 'objected' | 'lifted' | 'ended'

export interface DecidedData {
  decisionId: string
  about: DecisionNews
  link: string
}
/** A report: that it is here, or how it ended. */
export interface ReportNews {
  openedAt: string
  /** Null until somebody decided. */
  acted: boolean | null
}

/** An account that is erased has no row: what is told is with the letter, and goes when it is sent. */
export interface ErasedData {
  statement: string[]
}

export const ERASED_TEMPLATE = 'erased'
export const DECIDED_TEMPLATE = 'decision'
export const REPORT_TEMPLATE = 'report-end'

function about({ companyId, subjectType, action }: DecisionRow): string {
  // A suspension because of a CV is one of the account.
  if (subjectType === 'cv' && action !== 'suspend') return 'shared CV'
  return subjectType === 'posting' ? 'posting' : companyId ? 'company' : 'account'
}

export const decidedSubject = (decision: DecisionRow): string => `A decision about your ${about(decision)}`
export const liftedSaid = (decision: DecisionRow): string =>
  `A decision about your ${about(decision)} is lifted: nothing is restricted any more.`
export const endedSaid = (decision: DecisionRow): string =>
  `The suspension of your ${about(decision)} is over: nothing is restricted any more.`
export const objectionSaid = (state: ObjectionRow['state']): string =>
  state === 'upheld'
    ? 'Your objection succeeded: the decision is lifted.'
    : 'Your objection was rejected: the decision stays.'

function objectionParts({ state, answer }: ObjectionRow): string[] {
  return [objectionSaid(state), ...(answer ? [`A person decided, and wrote: ${quoted(answer)}`] : [])]
}

const liftedParts = (decision: DecisionRow): string[] => [
  liftedSaid(decision),
  ...(decision.liftReason ? [`A person decided, and wrote: ${quoted(decision.liftReason)}`] : []),
]

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
    return { letter: { subject: decidedSubject(decision), parts: [...liftedParts(decision), see] } }
  if (news === 'ended')
    return { letter: { subject: decidedSubject(decision), parts: [endedSaid(decision), see] } }
  const objection = await manager.findOneBy(ObjectionEntity, { decisionId })
  if (!objection) return dropped('the objection is gone')
  return { letter: { subject: 'Your objection', parts: [...objectionParts(objection), see] } }
}

const NOBODY_TOLD = 'Nobody is told who reported.'

/** That a report is here, or how it ended. */
export function reportLetter(data: object): { letter: OwnLetter } {
  const { openedAt, acted } = data as ReportNews
  if (acted === null)
    return {
      letter: {
        subject: 'Your report',
        parts: [
          'Your report is here. A person looks at it, and we write to you when it is decided.',
          NOBODY_TOLD,
        ],
      },
    }
  const parts = [
    `A person looked at what you reported (case of ${dayInUtc(openedAt)}).`,
    acted
      ? 'We acted on it. What was done is between us and whom it is about.'
      : 'We found no reason to act. If something new happens, report it again.',
    NOBODY_TOLD,
  ]
  return { letter: { subject: 'Your report', parts } }
}

/** The last letter to an address whose account we erased. */
export const erasedLetter = (data: object): { letter: OwnLetter } => ({
  letter: { subject: 'Your account was erased', parts: (data as ErasedData).statement },
})
