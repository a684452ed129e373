import { LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm'
import { DAY_MS, MOCK_RULES, type PeerData } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import { daysLater } from '../peer-moves'
import { MockNoShowEntity, type Side, type StoredMockRow, type StoredMockNoShowRow } from './mock.table'

/** Marks count, and are kept, for so long after the time of the mock interview. */
const KEPT_MS = MOCK_RULES.noShowDays * DAY_MS
const since = (at: string) => new Date(Date.parse(at) - KEPT_MS).toISOString()

/** Marks those who did not come. */
export async function markNoShows(
  manager: EntityManager,
  { id: mockId, marketId, startsAt, ...row }: StoredMockRow,
  sides: readonly Side[],
): Promise<void> {
  for (const side of sides)
    await manager.insert(MockNoShowEntity, { candidateId: row[side], mockId, marketId, startsAt })
}

/** The marks of somebody that count at a moment, the newest first. */
const noShowsOf = (manager: EntityManager, candidateId: string, at: string): Promise<StoredMockNoShowRow[]> =>
  manager.find(MockNoShowEntity, {
    where: { candidateId, startsAt: MoreThan(since(at)) },
    order: { startsAt: 'DESC', mockId: 'ASC' },
  })

/** Until when somebody who did not come too often asks for nobody; null where that is not so. */
export async function lockedUntil(
  manager: EntityManager,
  candidateId: string,
  at: string,
): Promise<string | null> {
  // The newest so many count: it ends when the older of those is long enough ago.
  const decides = (await noShowsOf(manager, candidateId, at))[MOCK_RULES.noShows - 1]
  return decides ? daysLater(decides.startsAt, MOCK_RULES.noShowDays) : null
}

export async function noShowData(
  manager: EntityManager,
  { candidateId }: Pick<CandidateRef, 'candidateId'>,
  at: string,
): Promise<PeerData['noShows']> {
  return (await noShowsOf(manager, candidateId, at)).map(({ startsAt }) => ({
    startsAt,
    keptUntil: daysLater(startsAt, MOCK_RULES.noShowDays),
  }))
}

/** Marks that count no more. */
export async function eraseOldNoShows(manager: EntityManager, at: string): Promise<void> {
  await manager.delete(MockNoShowEntity, { startsAt: LessThanOrEqual(since(at)) })
}

/** With the account its marks go as well: there is nobody left whom they keep from others. */
export async function forgetNoShows(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<void> {
  await manager.delete(MockNoShowEntity, { marketId, candidateId })
}
