import type { EntityManager } from 'typeorm'
import { In, Not } from 'typeorm'
import type { TrackSlug } from '@tryka/domain'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { RecheckEntity, RecheckTaskEntity } from './recheck.table'

/** Templates that a person met in attempts and re-checks of a track, save in the one that is going on. */
export async function tasksMet(
  manager: EntityManager,
  { accountId, track, besides }: { accountId: string; track: TrackSlug; besides: string },
): Promise<Set<string>> {
  const where = { accountId, track, id: Not(besides) }
  const attempts = await manager.find(AttemptEntity, { select: { id: true }, where })
  const rechecks = await manager.find(RecheckEntity, { select: { id: true }, where })
  const select = { templateId: true } as const
  const met = [
    ...(await manager.find(AttemptTaskEntity, {
      select,
      where: { attemptId: In(attempts.map(({ id }) => id)) },
    })),
    ...(await manager.find(RecheckTaskEntity, {
      select,
      where: { recheckId: In(rechecks.map(({ id }) => id)) },
    })),
  ]
  return new Set(met.map(({ templateId }) => templateId))
}
