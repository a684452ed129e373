import type { EntityManager } from 'typeorm'
import { In, MoreThanOrEqual } from 'typeorm'
import { CHALLENGE_SIZES, challengeWeek, DAY_MS, MINUTE_MS } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import { EnrollmentEntity, LearningSessionEntity } from '../../learning/learning.table'
import type { ChallengeKind, OfferOf } from './challenge-kind'

/** Seconds that were counted from a day on; what was logged is not among them. */
async function countedFrom(manager: EntityManager, { marketId, candidateId }: CandidateRef, from: string) {
  const rows = await manager.find(LearningSessionEntity, {
    select: { id: true, seconds: true },
    where: { marketId, candidateId, origin: 'counted', day: MoreThanOrEqual(from) },
  })
  return rows.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Whoever learned here within so many days learns here. */
const LATELY_MS = 28 * DAY_MS

/** Minutes are no gap of somebody who never learned here: offered to whoever is on a path, or learned here of late. */
async function doesLearn(manager: EntityManager, { marketId, candidateId }: CandidateRef, now: Date) {
  const own = { marketId, candidateId }
  const since = new Date(now.getTime() - LATELY_MS).toISOString().slice(0, 10)
  return (
    (await manager.existsBy(EnrollmentEntity, { ...own, state: In(['enrolled', 'in_progress']) })) ||
    (await manager.existsBy(LearningSessionEntity, {
      ...own,
      origin: 'counted',
      day: MoreThanOrEqual(since),
    }))
  )
}

/** Minutes that are counted here. A row of a day has no moments, so what it held before is kept with the offer. */
export const minutesChallenges: ChallengeKind<OfferOf<'minutes'>> = {
  kind: 'minutes',
  async offers(manager, who, { now, zone }) {
    const { week: from, endsAt } = challengeWeek(now, zone)
    const { minutes } = CHALLENGE_SIZES
    const isLate = Date.parse(endsAt) - now.getTime() < minutes * MINUTE_MS
    if (isLate || !(await doesLearn(manager, who, now))) return []
    return [{ kind: 'minutes', minutes, from, before: 0 }]
  },
  begin: async (manager, who, offer) => ({
    ...offer,
    before: await countedFrom(manager, who, offer.from),
  }),
  async done(manager, who, { minutes: of, from, before }) {
    const seconds = (await countedFrom(manager, who, from)) - before
    return { done: Math.max(0, Math.min(of, Math.floor(seconds / 60))), of }
  },
  about: () => 'Counted while you read, practise, answer checks or review cards',
  to: () => ({ kind: 'learning' }),
}
