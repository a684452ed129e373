import { randomUUID } from 'node:crypto'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { giveLeases, takeLease } from './leases'

/** Work that is due by time. It is done as well by two processes at once: what it changes decides, not who came first. */
export interface ClockKind {
  name: string
  /** Between two looks, by the clock of the product. */
  everyMs: number
  /** Does what is due; true when there is more than one look takes. */
  run(): Promise<boolean>
}

interface Deps {
  db: Database
  clock: Clock
  onTrouble: (error: unknown, kind: string) => void
}

/** How often this process sees whether a kind's time has come; that alone asks no database. */
const TICK_MS = 1_000

/** Does what is due by time: each kind in one process at a time, found by an index of the rows that are due. */
export class Clockwork {
  private readonly holder = randomUUID()
  private readonly looked = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private turn: Promise<void> | undefined
  private isStopped = false

  constructor(
    private readonly deps: Deps,
    private readonly kinds: readonly ClockKind[],
  ) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), TICK_MS)
    this.timer.unref()
    this.tick()
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    await this.turn
    if (this.looked.size) await giveLeases(this.deps.db, this.holder).catch(() => undefined)
  }

  private tick(): void {
    this.turn ??= this.look().finally(() => (this.turn = undefined))
  }

  private async look(): Promise<void> {
    for (const kind of this.kinds) {
      if (this.isStopped) return
      const now = this.deps.clock.now().getTime()
      const before = this.looked.get(kind.name)
      if (before !== undefined && now >= before && now - before < kind.everyMs) continue
      this.looked.set(kind.name, now)
      await this.lead(kind).catch((error: unknown) => this.deps.onTrouble(error, kind.name))
    }
  }

  private async lead(kind: ClockKind): Promise<void> {
    const { db, clock } = this.deps
    const lease = () => takeLease(db, { name: kind.name, holder: this.holder, now: clock.now() })
    let isMore = true
    while (isMore && !this.isStopped && (await lease())) isMore = await kind.run()
  }
}
