import type { EntityManager } from 'typeorm'
import { MoreThan, Not } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, PEER_RULES } from '@tryka/domain'
import { meetable, type Peer } from './may-meet'
import { PeerReviewEntity } from './peer.table'

const market = { marketId: LIVE_MARKET_ID }

/** Those who met somebody within the days of a pair, whoever of the two reviewed. */
async function metBy(manager: EntityManager, { candidateId }: Peer, at: string): Promise<string[]> {
  const since = new Date(Date.parse(at) - PEER_RULES.pairDays * DAY_MS).toISOString()
  const lately = { takenAt: MoreThan(since), state: Not('lapsed' as const) }
  const rows = await manager.find(PeerReviewEntity, {
    select: { id: true, candidateId: true, ownerId: true },
    where: [
      { ...market, candidateId, ...lately },
      { ...market, ownerId: candidateId, ...lately },
    ],
  })
  return rows.flatMap((row) => [row.candidateId, row.ownerId])
}

/** Of some people those whose answers somebody may review: whom one may meet, and did not meet lately. */
export async function reviewable(
  manager: EntityManager,
  me: Peer,
  ownerIds: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const people = await meetable(manager, me, ownerIds, at)
  const met = new Set(await metBy(manager, me, at))
  return new Set([...people].filter((id) => !met.has(id)))
}
