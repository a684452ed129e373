import type { EntityManager } from 'typeorm'
import { In, Not } from 'typeorm'
import { HiringEventEntity } from './hiring-event.table'

/** What somebody gave as reasons, in words of their own, goes; that and when they acted stays, and the code `kept`. */
export async function forgetReasons(
  manager: EntityManager,
  actor: { marketId: string; actorId: string },
  kept: string,
): Promise<void> {
  await manager.update(HiringEventEntity, { ...actor, reason: Not(kept) }, { reason: null })
}

/** Moves whose reason is a code out of a list; every other one has words. */
const BY_CODE = ['reject', 'close_out']

/** What others gave as reasons in what is about somebody goes as well: they may name who it was. */
export async function forgetReasonsAbout(
  manager: EntityManager,
  { marketId, applicationIds }: { marketId: string; applicationIds: readonly string[] },
  kept: string,
): Promise<void> {
  const about = [{ applicationId: In([...applicationIds]) }, { subjectId: In([...applicationIds]) }]
  for (const which of about)
    await manager.update(
      HiringEventEntity,
      { marketId, ...which, action: Not(In(BY_CODE)), reason: Not(kept) },
      { reason: null },
    )
}
