import { atLocal, localMonday, localTime } from '../hiring/zone'
import type { ChallengeOffer } from './challenge.schema'
import { criterionName, RUBRIC_LEVEL_NAMES, type RubricLevel } from './rubric'

/** How many are offered. */
export const CHALLENGES_OFFERED = 3

/** The week of a moment as the person's calendar has it: its Monday, and the moment at which the next one begins. */
export function challengeWeek(now: Date, zone: string): { week: string; endsAt: string } {
  const { year, month, day, weekday } = localTime(now, zone)
  return {
    week: localMonday(now, zone),
    endsAt: atLocal(zone, year, month, day - weekday + 8).toISOString(),
  }
}

/** How much a week asks for, where that is the same for everybody. */
export const CHALLENGE_SIZES = {
  /** Days on which the review is cleared. */
  reviewDays: 4,
  /** Minutes that are counted here. */
  minutes: 90,
} as const

/** What tells an offer from others of the same week. */
export function challengeKey(offer: ChallengeOffer): string {
  if (offer.kind === 'criterion') return `criterion:${offer.questionId}:${offer.criterion}`
  if (offer.kind === 'module') return `module:${offer.moduleId}`
  return offer.kind
}

/** What is to be done, in a line that also stands in the ledger. */
export function challengeText(offer: ChallengeOffer): string {
  switch (offer.kind) {
    case 'criterion':
      return `Raise ${criterionName(offer.criterion)} to “${RUBRIC_LEVEL_NAMES[offer.level]}”`
    case 'module':
      return `Pass “${offer.title}”`
    case 'review':
      return `Clear the review on ${offer.days} days`
    case 'mock':
      return 'Hold a mock interview'
    case 'minutes':
      return `Learn here for ${offer.minutes} minutes`
  }
}

/** A criterion of a question that was met, with the best level it reached there. */
export interface MetCriterion {
  questionId: string
  sessionId: string
  type: Extract<ChallengeOffer, { kind: 'criterion' }>['type']
  criterion: Extract<ChallengeOffer, { kind: 'criterion' }>['criterion']
  best: RubricLevel
  /** When the question was last answered. */
  at: string
}

/**
 * Criteria to raise by a level, the weakest first and of two alike what was met last; one a question, so that three
 * offers are about three questions where there are as many, and of a question's equally weak ones that which none before
 * it is about.
 */
export function criterionOffers(met: readonly MetCriterion[]): ChallengeOffer[] {
  const weak = met
    .filter(({ best }) => best < 4)
    .sort((a, b) => a.best - b.best || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const first: MetCriterion[] = []
  for (const questionId of new Set(weak.map((one) => one.questionId))) {
    const own = weak.filter((one) => one.questionId === questionId)
    const weakest = own.filter(({ best }) => best === own[0]?.best)
    const isNew = ({ criterion }: MetCriterion) => first.every((one) => one.criterion !== criterion)
    first.push(...[weakest.find(isNew) ?? weakest[0]].flatMap((one) => one ?? []))
  }
  const rest = weak.filter((one) => !first.includes(one))
  return [...first, ...rest].map(({ questionId, sessionId, type, criterion, best }) => ({
    kind: 'criterion',
    questionId,
    sessionId,
    type,
    criterion,
    level: (best + 1) as RubricLevel,
  }))
}
