import type { EntityManager } from 'typeorm'
import type { AttemptView, TimeFactor } from '@tryka/domain'
import { ATTEMPT_RULES, TRACKS } from '@tryka/domain'
import type { AttemptRow } from './attempt.table'
import { isAnswered, isCounted, pauseLeftMs, skillOf, tasksOf } from './attempt-tasks'
import type { OfferedTracks } from './offered-tracks'
import type { Tasks } from './tasks'

/** An attempt as its person sees it, with the task that is open. */
export async function attemptView(
  manager: EntityManager,
  row: AttemptRow,
  { offered, tasks, now }: { offered: OfferedTracks; tasks: Tasks; now: Date },
): Promise<AttemptView> {
  const given = await tasksOf(manager, row.id)
  const done = given.filter(isAnswered)
  const counted = given.filter(isCounted)
  const open = row.state === 'running' ? given.find((task) => !isAnswered(task)) : undefined
  const template = open && offered.taskOf(row.track, open)
  const topics = TRACKS.find(({ slug }) => slug === row.track)?.topics
  const topic = topics?.find(({ id }) => id === open?.topic)?.name ?? ''
  const { id, track, state, share, scheduledAt, startedAt, expiresAt, endedAt, endReason, version } = row
  return {
    id,
    track,
    skill: skillOf(row),
    state,
    factor: (row.timePercent / 100) as TimeFactor,
    share,
    scheduledAt,
    startedAt,
    expiresAt,
    endedAt,
    endReason,
    // Whoever had too few reads how many counted; before, it would tell which tasks are tried out.
    done: state === 'abandoned' ? counted.length : done.length,
    of: ATTEMPT_RULES.tasks.most,
    task: open && template ? tasks.show(template, open, { topic, now }) : null,
    wasLate: done.at(-1)?.isLate ?? false,
    canHandIn: state === 'running' && counted.length >= ATTEMPT_RULES.tasks.least,
    pause: {
      isAsked: row.pauseAsked,
      since: row.pausedAt,
      leftSeconds: Math.floor(pauseLeftMs(row, now) / 1_000),
    },
    now: now.toISOString(),
    version,
  }
}
