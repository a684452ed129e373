import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Changes } from '../../core/change'
import { dueRequests, expireRequest } from './join-requests'

const BATCH = 200
const EVERY_MS = 60_000

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

/** Requests to join a team that nobody answered end by themselves, each in a change of its own. */
export const joinRequestEnds = ({ db, clock, changes, onTrouble }: Deps): ClockKind => ({
  name: 'join requests',
  everyMs: EVERY_MS,
  async run() {
    const due = await dueRequests(db.read, clock.now().toISOString(), BATCH)
    let ended = 0
    for (const { id, companyId } of due)
      await changes
        .run(LIVE_MARKET_ID, { company: companyId }, (change) => expireRequest(change, id))
        .then(() => ended++)
        .catch(onTrouble)
    return due.length === BATCH && ended > 0
  },
})
