import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { Rounds } from '../rounds'
import { CLAIM_ROWS, claim } from './claim'
import type { CourierDeps } from './courier'
import { Courier } from './courier'
import type { Message } from './queue'
import type { OutboxRow } from './outbox.table'
import { OutboxEntity } from './outbox.table'
import { forgetRefusals } from './refusals'
import { FIRST, addressMark, enqueue, forgetMessages } from './queue'

interface Deps extends CourierDeps {
  sessionSecret: string
  /** Hears that the table could not be read or written. */
  onTrouble: (error: unknown) => void
}

/**
 * Everything that leaves the product after a change: stored with the change, delivered after it, tried again until it
 * arrives. Any number of processes deliver side by side, each its own rows.
 */
export class Outbox {
  private readonly holder = randomUUID()
  private readonly courier: Courier
  private readonly mark: (address: string) => string
  private readonly rounds = new Rounds(() => this.work())
  /** Until then the breaker lets nothing out but what goes first. */
  private pausedUntil = 0

  constructor(private readonly deps: Deps) {
    this.courier = new Courier(deps)
    this.mark = addressMark(deps.sessionSecret)
  }

  /** Stores messages in the transaction of the change that they follow. */
  enqueue(manager: EntityManager, messages: readonly Message[]): Promise<void> {
    return enqueue(manager, messages, { now: this.deps.clock.now(), mark: this.mark })
  }

  /** What an account was told lately, as itself or by its address, newest first. */
  async told(
    manager: EntityManager,
    account: { id: string; email: string | null },
    most: number,
  ): Promise<OutboxRow[]> {
    const toKey = account.email === null ? [] : [{ toKey: this.mark(account.email) }]
    const where = [{ accountId: account.id }, ...toKey]
    return manager.find(OutboxEntity, { where, order: { id: 'DESC' }, take: most })
  }

  /** Takes everything of an erased account out, sent or not. */
  forget(manager: EntityManager, account: { id: string; email: string | null }): Promise<void> {
    return forgetMessages(manager, account.id, account.email === null ? null : this.mark(account.email))
  }

  /** Somebody proved that an address is theirs: it gets mail again. */
  proven(address: string): Promise<void> {
    return forgetRefusals(this.deps.db, this.mark(address))
  }

  /** Begins to deliver, now and whenever something is due. */
  start(): void {
    this.rounds.start()
  }

  /** Something was stored: it is looked for at once. */
  nudge(): void {
    this.rounds.nudge()
  }

  /** Takes nothing more, and waits for what is on its way. */
  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** Delivers what is due; true when there was something. */
  private async work(): Promise<boolean> {
    let count = 0
    try {
      do {
        count = await this.deliverSome()
      } while (this.rounds.isOpen && count === CLAIM_ROWS)
    } catch (error) {
      this.deps.onTrouble(error)
    }
    return count > 0
  }

  private async deliverSome(): Promise<number> {
    const { db, clock } = this.deps
    const now = clock.now()
    const isPaused = now.getTime() < this.pausedUntil
    const rows = await claim(db, { now, holder: this.holder, ...(isPaused ? { most: FIRST } : {}) })
    const pauses = await Promise.all(rows.map((row) => this.courier.deliver(row)))
    const longest = Math.max(0, ...pauses.map((pause) => pause?.forMs ?? 0))
    if (longest) this.pausedUntil = now.getTime() + longest
    return rows.length
  }
}
