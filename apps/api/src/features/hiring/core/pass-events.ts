import type { EntityManager } from 'typeorm'
import { HiringEventEntity } from './hiring-event.table'

/** What one person did about an application is done by another from now on; why, in their words, goes. */
export async function passEvents(
  manager: EntityManager,
  of: { marketId: string; applicationId: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  await manager.update(HiringEventEntity, { ...of, actorId: from }, { actorId: to, reason: null })
}
