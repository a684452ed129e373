import { MoreThanOrEqual, type EntityManager } from 'typeorm'
import { challengeWeek, DAY_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import type { ChallengeKind, OfferMoment, OfferOf } from '../../credits/challenges/challenge-kind'
import { PeerCardEntity } from '../peer.table'
import { MockEntity } from './mock.table'
import { lockedUntil } from './no-shows'

/** Somebody has to be found, and a time that suits both: with less left of a week it is not offered. */
const LEAST_MS = 3 * DAY_MS

/** Whether somebody takes part, and may look for others. */
async function canHold(manager: EntityManager, who: CandidateRef, { now, zone }: OfferMoment) {
  const { marketId, candidateId } = who
  const left = Date.parse(challengeWeek(now, zone).endsAt) - now.getTime()
  if (marketId !== LIVE_MARKET_ID || left < LEAST_MS) return false
  const takesPart = await manager.existsBy(PeerCardEntity, {
    marketId,
    candidateId,
    isOn: true,
    isAdult: true,
  })
  return takesPart && (await lockedUntil(manager, candidateId, now.toISOString())) === null
}

/** A mock interview with somebody, which both confirm. */
export const mockChallenges: ChallengeKind<OfferOf<'mock'>> = {
  kind: 'mock',
  offers: async (manager, who, moment) => ((await canHold(manager, who, moment)) ? [{ kind: 'mock' }] : []),
  async done(manager, { marketId, candidateId }, _offer, since) {
    const held = { marketId, state: 'confirmed' as const, endedAt: MoreThanOrEqual(since) }
    const isHeld = await manager.exists(MockEntity, {
      where: [
        { ...held, a: candidateId },
        { ...held, b: candidateId },
      ],
    })
    return { done: isHeld ? 1 : 0, of: 1 }
  },
  about: () => 'With somebody who looks for the same; it counts once both confirm it',
  to: () => ({ kind: 'others' }),
}
