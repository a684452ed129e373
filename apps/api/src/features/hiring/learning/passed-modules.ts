import type { EntityManager } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import { ENROLLMENT_MACHINE, MODULE_MACHINE, moduleDeed, pathDeed } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidatePlace, CandidateRef } from '../core/places'
import { seeChallenge } from '../credits/challenges/see-challenge'
import { payFor } from '../credits/ledger'
import { purseOf } from '../credits/purse'
import { EnrollmentEntity } from './learning.table'
import { ModuleProgressEntity, type StoredModuleProgressRow } from './module.table'

/** Told of a path after its change is done; looks itself whether it is finished, and never fails. */
export type Finished = (place: CandidatePlace, path: CoursePath) => Promise<void>

/** Ids of the modules that somebody has passed. */
export async function passedBy(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<Set<string>> {
  const rows = await manager.find(ModuleProgressEntity, {
    select: { moduleId: true },
    where: { marketId, candidateId, state: 'passed' },
  })
  return new Set(rows.map(({ moduleId }) => moduleId))
}

/** How many modules of a path are passed. */
export const passedOf = ({ modules }: CoursePath, passed: ReadonlySet<string>): number =>
  modules.filter(({ id }) => passed.has(id)).length

/** A module is passed: its path goes on by itself, and what it is worth is paid, once ever. */
export async function passModule(
  change: Change,
  place: CandidatePlace,
  { row, path, revision }: { row: StoredModuleProgressRow; path: CoursePath; revision: number },
): Promise<void> {
  const { manager, at } = change
  const { marketId, candidateId } = place
  const { moduleId, state } = row
  await change.move(MODULE_MACHINE, { from: state, action: 'pass', by: 'system', subjectId: candidateId })
  await manager.update(
    ModuleProgressEntity,
    { candidateId, moduleId },
    { state: 'passed', passedAt: at, revision, isSample: false, version: row.version + 1 },
  )
  const title = path.modules.find(({ id }) => id === moduleId)?.title ?? moduleId
  await payFor(change, purseOf(place), moduleDeed({ id: moduleId, title }))
  await advance(change, place, path, await passedBy(manager, { marketId, candidateId }))
  await seeChallenge(change, place)
}

/** Brings an enrolment to what is passed of its path. */
export async function advance(
  change: Change,
  place: CandidatePlace,
  path: CoursePath,
  passed: ReadonlySet<string>,
): Promise<void> {
  const { manager } = change
  const { marketId, candidateId } = place
  const row = await manager.findOneBy(EnrollmentEntity, { marketId, candidateId, pathId: path.id })
  const completed = passedOf(path, passed)
  const isDone = completed === path.modules.length
  // Whoever left a path after its end and is on it again has finished it again.
  const isNews = completed > (row?.completed ?? 0) || isDone
  if (!row || row.state === 'dropped' || row.state === 'completed' || !isNews) return
  const { to } = await change.move(ENROLLMENT_MACHINE, {
    from: row.state,
    action: isDone ? 'finish' : 'complete_module',
    by: 'system',
    subjectId: row.id,
  })
  if (to === 'deleted') throw new Error('Enrolments are never deleted by a move')
  await manager.update(
    EnrollmentEntity,
    { id: row.id, marketId },
    { completed, state: to, version: row.version + 1 },
  )
  if (isDone) await payFor(change, purseOf(place), pathDeed(path))
}
