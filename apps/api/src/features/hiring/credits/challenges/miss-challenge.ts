import type { EntityManager } from 'typeorm'
import { LessThanOrEqual } from 'typeorm'
import { CHALLENGE_MACHINE } from '@tryka/domain'
import type { Change } from '../../core/change'
import type { StoredChallengeRow } from './challenge.table'
import { ChallengeEntity } from './challenge.table'

const over = (at: string) => ({ state: 'chosen' as const, endsAt: LessThanOrEqual(at) })

/** Challenges of weeks that are over and were not met, the oldest first. */
export const overChallenges = (manager: EntityManager, at: string, take: number) =>
  manager.find(ChallengeEntity, { where: over(at), order: { endsAt: 'ASC', id: 'ASC' }, take })

/** Ends the challenge of a week that is over; what was met meanwhile stays met. */
export async function missChallenge(
  change: Change,
  { id, marketId }: Pick<StoredChallengeRow, 'id' | 'marketId'>,
): Promise<void> {
  const { manager, at } = change
  const row = await manager.findOneBy(ChallengeEntity, { id, marketId, ...over(at) })
  if (!row) return
  await change.move(CHALLENGE_MACHINE, { from: row.state, action: 'miss', by: 'system', subjectId: id })
  await manager.update(ChallengeEntity, { id, marketId }, { state: 'missed', version: row.version + 1 })
}
