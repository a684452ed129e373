import type { EntityManager } from 'typeorm'
import type { TimeFactor } from '@tryka/domain'
import { ATTEMPT_MS, TRACKS } from '@tryka/domain'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptTaskEntity } from './attempt.table'

export const ms = (at: string): number => Date.parse(at)

export const isAnswered = ({ answeredAt }: AttemptTaskRow): boolean => answeredAt !== null
/** Whether it counts: a pilot does not, and code that is still run, or could not be, says nothing. */
export const isScored = ({ grading, isPilot }: AttemptTaskRow): boolean => grading === null && !isPilot
/** Answered, and none that is only tried out, or turned out to be void. */
export const isCounted = (task: AttemptTaskRow): boolean =>
  isAnswered(task) && !task.isPilot && task.grading !== 'void'

export const tasksOf = (manager: EntityManager, attemptId: string): Promise<AttemptTaskRow[]> =>
  manager.find(AttemptTaskEntity, { where: { attemptId }, order: { seq: 'ASC' } })
export const skillOf = ({ track }: Pick<AttemptRow, 'track'>): string =>
  TRACKS.find(({ slug }) => slug === track)?.skill ?? track

/** What is left of all pauses. */
export const pauseLeftMs = ({ pausedMs, pausedAt }: AttemptRow, now: Date): number =>
  Math.max(0, ATTEMPT_MS.pause - pausedMs - (pausedAt === null ? 0 : now.getTime() - ms(pausedAt)))

/** What is left of the time for work: the time of tasks, without pauses and what lies between. */
export function workLeft({ timePercent }: AttemptRow, tasks: readonly AttemptTaskRow[]): number {
  const spent = tasks.reduce(
    (sum, { shownAt, dueAt, answeredAt }) => sum + Math.min(ms(answeredAt ?? dueAt), ms(dueAt)) - ms(shownAt),
    0,
  )
  return ATTEMPT_MS.work((timePercent / 100) as TimeFactor) - spent
}
