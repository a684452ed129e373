import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Changes } from '../core/change'
import { missChallenge, overChallenges } from './challenges/miss-challenge'
import { CHECK_START, checkLedger } from './ledger-check'
import { deedOfHold, endHold, overdueHolds } from './spend'

const BATCH = 50

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

/** Ends challenges of weeks that are over, gives back what nobody ended, and looks through the ledger once a day. */
export function creditClock({ db, clock, changes, onTrouble }: Deps): ClockKind[] {
  const at = () => clock.now().toISOString()
  /** True when there is more; what failed is tried at the next look. */
  async function each<T>(due: readonly T[], act: (row: T) => Promise<void>): Promise<boolean> {
    let done = 0
    for (const row of due)
      await act(row)
        .then(() => (done += 1))
        .catch(onTrouble)
    return due.length === BATCH && done > 0
  }
  let place = CHECK_START
  return [
    {
      name: 'challenges that are over',
      everyMs: 15 * MINUTE_MS,
      run: async () =>
        each(await overChallenges(db.read, at(), BATCH), (row) =>
          changes.run(row.marketId, { person: row.candidateId }, (change) => missChallenge(change, row)),
        ),
    },
    {
      name: 'credits put aside too long',
      everyMs: HOUR_MS,
      run: async () =>
        each(await overdueHolds(db.read, at(), BATCH), ({ marketId, key }) =>
          changes.run(marketId, {}, (change) =>
            endHold(change, { marketId, deedId: deedOfHold({ key }) }, 'release'),
          ),
        ),
    },
    {
      name: 'the ledger of credits',
      everyMs: DAY_MS,
      run: async () => {
        const { faults, next } = await checkLedger(db, place, clock.now())
        for (const fault of faults) onTrouble(new Error(`The ledger does not hold: ${fault}`))
        place = next ?? CHECK_START
        return next !== null
      },
    },
  ]
}
