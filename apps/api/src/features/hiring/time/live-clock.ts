import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Changes } from '../core/change'
import type { DueMoves } from './due-moves'
import { DUE_MOVES } from './due-moves'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

/** Moves each row that is due in a change of its own: one that cannot be moved holds no other back. */
async function moveDue({ db, clock, changes, onTrouble }: Deps, kind: DueMoves): Promise<boolean> {
  const rows = await kind.find(db.read, clock.now().toISOString(), { marketId: LIVE_MARKET_ID }, BATCH)
  let moved = 0
  for (const { id } of rows)
    await kind
      .holdsOf(db.read, id)
      .then((holds) =>
        changes.run(LIVE_MARKET_ID, holds, (change) => kind.move(change, { id, marketId: LIVE_MARKET_ID })),
      )
      .then(() => moved++)
      .catch(onTrouble)
  return rows.length === BATCH && moved > 0
}

/** The moves of time in the live market, one kind of work of the clock for each kind of row. */
export const liveMoves = (deps: Deps): ClockKind[] =>
  DUE_MOVES.map((kind) => ({
    name: `live ${kind.name}`,
    everyMs: EVERY_MS,
    run: () => moveDue(deps, kind),
  }))
