import { LessThanOrEqual } from 'typeorm'
import { ATTEMPT_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Changes } from '../core/change'
import type { AttemptCourse } from './attempt-course'
import { holderOf } from './attempt-holder'
import { attemptRetention } from './attempt-retention'
import type { AttemptRow } from './attempt.table'
import { AttemptEntity } from './attempt.table'

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

export const attemptClock = (deps: Deps): ClockKind[] => [attemptEnds(deps), attemptRetention(deps)]
