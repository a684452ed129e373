import type { EntityManager } from 'typeorm'
import { COURSE_PATHS } from '@tryka/coach'
import type { CandidateRef } from '../core/places'
import { EnrollmentEntity } from './learning.table'
import { CheckAnswerEntity, ModuleProgressEntity } from './module.table'
import { passedBy, passedOf } from './passed-modules'

/**
 * What a guest learned goes along to another demo of theirs: modules that they opened or passed, with their answers. What
 * stood there as a sample does not, and where the other demo is as far in a module, that is kept.
 */
export async function moveModules(
  manager: EntityManager,
  from: CandidateRef,
  to: CandidateRef,
): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  const rows = await manager.findBy(ModuleProgressEntity, { ...own(from), isSample: false })
  for (const { moduleId, state } of rows) {
    const there = await manager.findOneBy(ModuleProgressEntity, { ...own(to), moduleId })
    const isFarther = !there || (there.state !== 'passed' && state === 'passed')
    if (!isFarther) continue
    for (const entity of [ModuleProgressEntity, CheckAnswerEntity]) {
      await manager.delete(entity, { ...own(to), moduleId })
      await manager.update(entity, { ...own(from), moduleId }, own(to))
    }
  }
  if (rows.length > 0) await countAgain(manager, to)
}

/** Paths that the person is on there know what came along. */
async function countAgain(manager: EntityManager, to: CandidateRef): Promise<void> {
  const { marketId, candidateId } = to
  const passed = await passedBy(manager, to)
  for (const { id, pathId, completed } of await manager.findBy(EnrollmentEntity, { marketId, candidateId })) {
    const path = COURSE_PATHS.find((one) => one.id === pathId)
    const now = path ? passedOf(path, passed) : 0
    if (now > completed) await manager.update(EnrollmentEntity, { id, marketId }, { completed: now })
  }
}
