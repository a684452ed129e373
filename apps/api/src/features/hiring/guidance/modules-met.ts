import type { EntityManager } from 'typeorm'
import type { CandidateRef } from '../core/places'
import { ModuleProgressEntity } from '../learning/module.table'

/** Ids of modules that somebody passed, or began. */
export interface ModulesMet {
  passed: ReadonlySet<string>
  begun: ReadonlySet<string>
}

/** What somebody learned so far; what changed since it was passed is new again. */
export async function modulesMet(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<ModulesMet> {
  const rows = await manager.find(ModuleProgressEntity, {
    select: { moduleId: true, state: true },
    where: { marketId, candidateId },
  })
  const idsOf = (wanted: (typeof rows)[number]['state']) =>
    new Set(rows.filter(({ state }) => state === wanted).map(({ moduleId }) => moduleId))
  return { passed: idsOf('passed'), begun: idsOf('open') }
}
