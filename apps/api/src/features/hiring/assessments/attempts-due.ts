import { In, IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm'
import { ATTEMPT_MS, DAY_MS, HOUR_MS, KEPT_DAYS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Changes } from '../core/change'
import type { AttemptCourse } from './attempt-course'
import { holderOf } from './attempt-holder'
import { AttemptMarks } from './attempt-marks'
import type { AttemptRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  course: AttemptCourse
  onTrouble: (error: unknown) => void
}

/** An attempt whose six hours are over ends, with a result where there is enough for one. */
async function endOne({ db, changes, course }: Deps, { id, accountId: account }: AttemptRow): Promise<void> {
  const { holds, ref } = await holderOf(db.read, account)
  await changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(AttemptEntity, { id, state: 'running' })
    if (row) await course.end(change, ref, row, 'time')
  })
}

const attemptEnds = (deps: Deps): ClockKind => ({
  name: 'ends of attempts',
  everyMs: EVERY_MS,
  async run() {
    const before = new Date(deps.clock.now().getTime() - ATTEMPT_MS.grace).toISOString()
    const rows = await deps.db.read.find(AttemptEntity, {
      where: { state: 'running', expiresAt: LessThanOrEqual(before) },
      take: BATCH,
    })
    let ended = 0
    for (const row of rows)
      await endOne(deps, row)
        .then(() => ended++)
        .catch(deps.onTrouble)
    return rows.length === BATCH && ended > 0
  },
})

/** Forgets what was counted beside answers, then the answers; what was right stays, for the difficulty of tasks. */
const attemptRetention = ({ db, clock }: Deps): ClockKind => ({
  name: 'retention of attempts',
  everyMs: HOUR_MS,
  async run() {
    const now = clock.now()
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
    const old = async (column: 'signals' | 'answer', days: number) => {
      const tasks = await db.read.find(AttemptTaskEntity, {
        select: { id: true },
        where: { shownAt: LessThan(before(days)), [column]: Not(IsNull()) },
        take: BATCH,
      })
      const ids = tasks.map(({ id }) => id)
      if (ids.length) await db.write((m) => m.update(AttemptTaskEntity, { id: In(ids) }, { [column]: null }))
      return ids.length === BATCH
    }
    await db.write((manager) => AttemptMarks.forget(manager, now.toISOString()))
    const more = [
      await old('signals', KEPT_DAYS.attemptSignals),
      await old('answer', KEPT_DAYS.attemptAnswers),
    ]
    return more.includes(true)
  },
})

export const attemptClock = (deps: Deps): ClockKind[] => [attemptEnds(deps), attemptRetention(deps)]
