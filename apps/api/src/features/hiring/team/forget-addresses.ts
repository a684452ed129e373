import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, emailKey } from '@tryka/domain'
import type { StoredMemberRow } from './team.table'
import { TeamMemberEntity } from './team.table'

/** Seats with an address, also those that ended and those it was only invited to. */
export const seatsOfAddress = (manager: EntityManager, email: string): Promise<StoredMemberRow[]> =>
  manager
    .createQueryBuilder(TeamMemberEntity, 't')
    .where('t.marketId = :marketId', { marketId: LIVE_MARKET_ID })
    .andWhere('LOWER(t.email) = :key', { key: emailKey(email) })
    .getMany()

/** Takes an address that is erased off its seats; an invitation leads to nobody then. */
export async function forgetSeatAddress(manager: EntityManager, email: string, at: string): Promise<void> {
  for (const { id, removedAt, version } of await seatsOfAddress(manager, email))
    await manager.update(
      TeamMemberEntity,
      { id },
      { email: '', inviteTokenHash: null, removedAt: removedAt ?? at, version: version + 1 },
    )
}
