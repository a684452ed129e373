import { In, LessThan } from 'typeorm'
import { HOUR_MS, MINUTE_MS, PRACTICE_LIMITS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Change, Changes } from '../core/change'
import { deleteSession, endSession } from './practice-moves'
import { PracticeSessionEntity, type StoredSessionRow } from './practice.table'

const BATCH = 50

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

type Act = (change: Change, session: StoredSessionRow) => Promise<void>

/** Practice that nobody ended ends after a day; what is kept long enough is deleted, in every market. */
export function practiceRetention({ db, clock, changes, onTrouble }: Deps): ClockKind[] {
  /** Each in a change of its own, looked at again once its person is held. */
  async function each(where: () => object, act: Act): Promise<boolean> {
    const due = await db.read.find(PracticeSessionEntity, {
      where: where(),
      order: { startedAt: 'ASC' },
      take: BATCH,
    })
    let done = 0
    for (const { id, marketId, candidateId } of due)
      await changes
        .run(marketId, { person: candidateId }, async (change) => {
          const row = await change.manager.findOneBy(PracticeSessionEntity, { ...where(), id: In([id]) })
          if (row) await act(change, row)
        })
        .then(() => (done += 1))
        .catch(onTrouble)
    return due.length === BATCH && done > 0
  }
  const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
  return [
    {
      name: 'practice that nobody ended',
      everyMs: 15 * MINUTE_MS,
      run: () =>
        each(
          () => ({ state: 'open', startedAt: LessThan(before(PRACTICE_LIMITS.openHours * HOUR_MS)) }),
          (change, row) => endSession(change, row, 'system'),
        ),
    },
    {
      name: 'old practice',
      everyMs: HOUR_MS,
      run: () =>
        each(
          () => ({ keepUntil: LessThan(before(0)) }),
          (change, row) => deleteSession(change, row, 'system'),
        ),
    },
  ]
}
