import { In, IsNull, LessThan } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS, LIVE_MARKET_ID, MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Changes } from '../../core/change'
import type { TaskVoidRow } from '../appeal.table'
import { AppealEntity, TaskVoidEntity } from '../appeal.table'
import type { AttemptCourse } from '../attempt-course'
import { holderOf } from '../attempt-holder'
import { AttemptEntity, AttemptTaskEntity } from '../attempt.table'
import { voidIn } from '../rescore'
import { tellRaised } from './appeal.mail'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  course: AttemptCourse
  onTrouble: (error: unknown) => void
}

/** One attempt that had a faulty task, in a transaction of its own: the task, the result and the skill move together. */
async function settleOne({ db, changes, course }: Deps, attemptId: string, faulty: TaskVoidRow) {
  const attempt = await db.read.findOneBy(AttemptEntity, { id: attemptId })
  if (!attempt) return
  const { accountId } = attempt
  const { holds, ref = null } = await holderOf(db.read, accountId)
  await changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const level = await voidIn(change, { ref, attemptId, course }, faulty)
    if (level !== null) await tellRaised(change, { accountId, ref, attemptId }, level)
  })
}

/** Attempts in which a faulty task still counts, some of them. */
async function attemptsWith({ db }: Deps, { templateId, revision }: TaskVoidRow): Promise<string[]> {
  const of = { templateId, revision }
  const tasks = await db.read.find(AttemptTaskEntity, {
    select: { id: true, attemptId: true },
    where: [
      { ...of, grading: IsNull() },
      { ...of, grading: 'waiting' },
    ],
    take: BATCH,
  })
  return tasks.map(({ attemptId }) => attemptId)
}

async function settle(deps: Deps, faulty: TaskVoidRow): Promise<boolean> {
  const attempts = await attemptsWith(deps, faulty)
  let settled = 0
  for (const id of attempts)
    await settleOne(deps, id, faulty)
      .then(() => settled++)
      .catch(deps.onTrouble)
  const { templateId, revision, at } = faulty
  const now = deps.clock.now()
  // Whoever was given it while it was found faulty has stored it by then.
  if (attempts.length === 0 && now.getTime() - Date.parse(at) >= MINUTE_MS)
    await deps.db.write((manager) =>
      manager.update(TaskVoidEntity, { templateId, revision, at }, { settledAt: now.toISOString() }),
    )
  return attempts.length === BATCH && settled > 0
}

/** Scores what had a faulty task again, for everybody. */
const faultyTasks = (deps: Deps): ClockKind => ({
  name: 'faulty tasks',
  everyMs: EVERY_MS,
  async run() {
    const open = await deps.db.read.find(TaskVoidEntity, {
      where: { settledAt: IsNull() },
      order: { at: 'ASC' },
    })
    const more: boolean[] = []
    for (const faulty of open) more.push(await settle(deps, faulty))
    return more.includes(true)
  },
})

/** Forgets appeals some time after they were decided. */
const appealRetention = ({ db, clock }: Deps): ClockKind => ({
  name: 'retention of appeals',
  everyMs: HOUR_MS,
  async run() {
    const before = new Date(clock.now().getTime() - KEPT_DAYS.appeal * DAY_MS).toISOString()
    const old = await db.read.find(AppealEntity, {
      select: { id: true },
      where: { decidedAt: LessThan(before) },
      take: BATCH,
    })
    const ids = old.map(({ id }) => id)
    if (ids.length) await db.write((manager) => manager.delete(AppealEntity, { id: In(ids) }))
    return ids.length === BATCH
  },
})

export const appealClock = (deps: Deps): ClockKind[] => [faultyTasks(deps), appealRetention(deps)]
