import type { EntityManager } from 'typeorm'
import type { SeatRow } from './market.table'
import { SeatEntity } from './market.table'

/** An account sits in one team at a time: the newest invitation it accepted. */
export async function takeSeat(manager: EntityManager, seat: SeatRow): Promise<void> {
  await manager.delete(SeatEntity, { accountId: seat.accountId })
  await manager.insert(SeatEntity, seat)
}

/** Whoever was taken out of a team sits in it no longer. */
export async function freeSeat(
  manager: EntityManager,
  { marketId, memberId }: Pick<SeatRow, 'marketId' | 'memberId'>,
): Promise<string[]> {
  const seats = await manager.findBy(SeatEntity, { memberId, marketId })
  await manager.delete(SeatEntity, { memberId, marketId })
  return seats.map(({ accountId }) => accountId)
}
