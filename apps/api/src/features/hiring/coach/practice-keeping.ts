import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'
import { keptUntil } from '@tryka/domain'
import type { CoachSettings, PracticeKeeping } from '@tryka/domain'
import type { Changes } from '../core/change'
import type { CandidatePlace, CandidateRef } from '../core/places'
import { planEntities } from './plan/plan.table'
import { CoachSettingsEntity, practiceEntities, PracticeSessionEntity } from './practice.table'

const ownOf = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })

/** How long somebody's practice is kept. */
export async function keepingOf(manager: EntityManager, who: CandidateRef): Promise<PracticeKeeping> {
  return (await manager.findOneBy(CoachSettingsEntity, ownOf(who)))?.keeping ?? 'year'
}

/** Chooses how long practice is kept; sessions that are there are kept by it, too, and samples stay. */
export function chooseKeeping(
  changes: Changes,
  place: CandidatePlace,
  { keeping }: CoachSettings,
): Promise<CoachSettings> {
  const holds = { account: place.accountId, person: place.candidateId }
  return changes.run(place.marketId, holds, async ({ manager, at }) => {
    const own = ownOf(place)
    await manager.save(CoachSettingsEntity, { ...own, keeping, at })
    await keepBy(manager, own, keeping)
    return { keeping }
  })
}

/** What a guest chose goes along to another demo of theirs, where nothing was chosen; what was practised is kept as it is there. */
export async function moveKeeping(
  manager: EntityManager,
  from: CandidateRef,
  to: CandidateRef,
): Promise<void> {
  const come = await manager.findOneBy(CoachSettingsEntity, ownOf(from))
  if (come && !(await manager.existsBy(CoachSettingsEntity, ownOf(to))))
    await manager.insert(CoachSettingsEntity, { ...come, ...ownOf(to) })
  await keepBy(manager, to, await keepingOf(manager, to))
}

/** Dates the end of each session anew. */
async function keepBy(manager: EntityManager, who: CandidateRef, keeping: PracticeKeeping): Promise<void> {
  const where = { ...ownOf(who), isSample: false }
  const select = { id: true, startedAt: true } as const
  for (const { id, startedAt } of await manager.find(PracticeSessionEntity, { select, where }))
    await manager.update(
      PracticeSessionEntity,
      { id, marketId: who.marketId },
      { keepUntil: keptUntil(keeping, startedAt) },
    )
}

/** Deletes sessions with all that belongs to them, and plans; what was chosen stays, for it holds for what comes. */
export async function erasePractice(manager: EntityManager, who: CandidateRef): Promise<void> {
  for (const entity of [...practiceEntities, ...planEntities] as EntitySchema<ObjectLiteral>[])
    if (entity !== (CoachSettingsEntity as EntitySchema<ObjectLiteral>))
      await manager.delete(entity, ownOf(who))
}
