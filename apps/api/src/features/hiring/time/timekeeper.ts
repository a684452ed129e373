import type { EntityManager } from 'typeorm'
import { Not, Raw } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Sweepable } from '../../../http/sweep'
import type { Change, Changes } from '../core/change'
import { DUE_MOVES } from './due-moves'

/** A market that somebody looks at is brought up to date at most so often by one instance. */
const LOOK_MS = 15_000
const REMEMBERED = 5_000
const BATCH = 200

/**
 * What is due is little, a market may be large: the concatenation keeps databases from looking through the rows of
 * the market for what their indexes by time find at once.
 */
const within = (marketId: string) => ({
  marketId: Raw((column) => `${column} || '' = :within`, { within: marketId }),
})

async function settle(change: Change): Promise<void> {
  const own = within(change.marketId)
  for (const kind of DUE_MOVES) await kind.move(change, own)
}

/** Demos, all or one, in which something is due. */
async function demosDue(manager: EntityManager, at: string, marketId?: string): Promise<string[]> {
  const where = marketId === undefined ? { marketId: Not(LIVE_MARKET_ID) } : within(marketId)
  const found = await Promise.all(
    DUE_MOVES.map((kind) => kind.find(manager, at, where, marketId ? 1 : BATCH)),
  )
  return [...new Set(found.flat().map((row) => row.marketId))]
}

/**
 * Lets time do its moves in demos: in the background for everybody, and at once where somebody looks. In the live
 * market nobody has to look: there the clockwork does them.
 */
export class Timekeeper implements Sweepable {
  private readonly looked = new Map<string, number>()

  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async arrive(marketId: string): Promise<void> {
    if (marketId === LIVE_MARKET_ID) return
    const now = this.clock.now().getTime()
    const before = this.looked.get(marketId)
    if (before !== undefined && now >= before && now - before < LOOK_MS) return
    if (this.looked.size > REMEMBERED) this.looked.clear()
    this.looked.set(marketId, now)
    const due = await demosDue(this.db.read, this.clock.now().toISOString(), marketId)
    if (due.length) await this.changes.run(marketId, {}, settle)
  }

  async sweep(): Promise<void> {
    for (const id of await demosDue(this.db.read, this.clock.now().toISOString()))
      await this.changes.run(id, {}, settle)
  }
}
