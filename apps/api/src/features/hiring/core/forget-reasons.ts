import type { EntityManager } from 'typeorm'
import { Not } from 'typeorm'
import { HiringEventEntity } from './hiring-event.table'

/** What somebody gave as reasons, in words of their own, goes; that and when they acted stays, and the code `kept`. */
export async function forgetReasons(
  manager: EntityManager,
  actor: { marketId: string; actorId: string },
  kept: string,
): Promise<void> {
  await manager.update(HiringEventEntity, { ...actor, reason: Not(kept) }, { reason: null })
}
