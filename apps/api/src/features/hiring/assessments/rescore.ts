import { measured, posteriorOf, WIDENING } from '@tryka/assessment'
import type { SkillLevel } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import { raiseProof } from '../skills/raise-proof'
import type { AttemptCourse } from './attempt-course'
import { isAnswered, isScored, skillOf, tasksOf } from './attempt-tasks'
import type { AttemptRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'

/** A template in one revision. */
export interface FaultyTask {
  templateId: string
  revision: number
}

/**
 * A faulty task counts for nothing in an attempt, and a result is made again from what is left. It stands where that
 * shows no higher level: nothing that somebody was told goes down.
 * @returns the level that the result rose to.
 */
export async function voidIn(
  change: Change,
  { ref, attemptId, course }: { ref: CandidateRef | null; attemptId: string; course: AttemptCourse },
  { templateId, revision }: FaultyTask,
): Promise<SkillLevel | null> {
  const { manager } = change
  const row = await manager.findOneBy(AttemptEntity, { id: attemptId })
  if (!row) return null
  const tasks = await tasksOf(manager, attemptId)
  const faulty = tasks.filter(
    (task) => task.templateId === templateId && task.revision === revision && task.grading !== 'void',
  )
  for (const { id } of faulty) await manager.update(AttemptTaskEntity, { id }, { grading: 'void' })
  if (faulty.length === 0) return null
  if (row.state === 'grading') await course.score(change, ref, row)
  return rescored(change, ref, row, course)
}

async function rescored(
  change: Change,
  ref: CandidateRef | null,
  row: AttemptRow,
  course: AttemptCourse,
): Promise<SkillLevel | null> {
  const { measured: told, state, share, endedAt } = row
  if (!told || endedAt === null) return null
  const counted = (await tasksOf(change.manager, row.id)).filter((task) => isAnswered(task) && isScored(task))
  const posterior = posteriorOf(counted.map(({ item, isCorrect }) => ({ item, right: isCorrect })))
  const now = measured(posterior, WIDENING[told.calibration])
  const { level, likelihoods } = now
  if (level === null || level <= (told.level ?? 0)) return null
  const next = await course.save(change, row, { measured: { ...now, calibration: told.calibration } })
  // What is held is told once it counts.
  if (state !== 'scored') return null
  if (ref && share) {
    const above = likelihoods.slice(level)
    await raiseProof(change, ref, { skill: skillOf(row), level, above, since: endedAt })
  }
  await course.issue(change, ref, next)
  return level
}
