import type { EntityManager } from 'typeorm'
import type { Machine, NotificationType, Transition } from '@tryka/domain'
import { LIVE_MARKET_ID, transition } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Message } from '../../../services/outbox/queue'
import type { Outbox } from '../../../services/outbox/outbox'
import type { Idempotency, OneCall } from '../../../services/idempotency/idempotency'
import type { HiringEventRow } from './hiring-event.table'
import { HiringEventEntity } from './hiring-event.table'
import { NotificationEntity } from '../messages/message.table'
import { MarketEntity } from '../market/market.table'
import type { Place } from './places'
import { actorOf } from './places'
import { illegalMove, nothingHere, stale } from './errors'
import { refuseResting } from './resting'
import type { LiveBus, Side, Topic } from './live-bus'
import { sortableId } from './sortable-id'

type Actor = Parameters<typeof transition>[1]['actor']
/** Who moves something: somebody at a place, or the clock and consequences. */
export type Mover = Place | 'system'

/** What is between two sides: who was suspended since the call came in moves none of it. */
const GUARDED = new Set(['application', 'interview', 'offer', 'posting', 'invitation'])

const moverActor = (mover: Mover): Actor =>
  mover === 'system' ? 'system' : mover.side === 'candidate' ? 'candidate' : mover.actor

export interface Attempt<S extends string> {
  from: S | 'none'
  action: string
  by: Mover
  /** When the table knows the mover by another name: an interviewer, an invitee. */
  as?: Actor
  reason?: string | null | undefined
  subjectId: string
  applicationId?: string | null
}

export interface News {
  side: Side
  recipientId: string
  type: NotificationType
  title: string
  link: string
}

/**
 * One change of a market, inside its transaction: the moves it makes, their events, the news and messages that
 * follow. News reach screens after the commit; messages are stored with the change, and delivered after it.
 */
export class Change {
  readonly topics: Record<Side, Set<Topic>> = { candidate: new Set(), company: new Set() }
  readonly messages: Message[] = []
  readonly at: string

  constructor(
    readonly manager: EntityManager,
    readonly marketId: string,
    readonly now: Date,
  ) {
    this.at = now.toISOString()
  }

  /** Makes the move if the table lists it for the mover, and appends its event; else throws what is allowed. */
  async move<S extends string>(machine: Machine<S>, attempt: Attempt<S>): Promise<Transition<S>> {
    const { from, action, by, reason, as = moverActor(by) } = attempt
    const result = transition(machine, { from, action, actor: as, reason: reason ?? null })
    if (!result.ok) throw illegalMove(result)
    if (by !== 'system' && GUARDED.has(machine.name)) await refuseResting(this.manager, by, this.at)
    const { subjectId, applicationId = null } = attempt
    const { to } = result.transition
    await this.record({ kind: machine.name, subjectId, applicationId, action, from, to, by, reason })
    return result.transition
  }

  /** Appends an event; `move` does it for transitions. */
  async record(
    event: Pick<HiringEventRow, 'kind' | 'subjectId' | 'action' | 'from' | 'to'> & {
      applicationId?: string | null
      by: Mover
      reason?: string | null | undefined
    },
  ): Promise<void> {
    const { by, reason = null, applicationId = null, ...rest } = event
    const actor = by === 'system' ? { actorId: null, actorRole: 'system' } : actorOf(by)
    const { marketId, at } = this
    const row = { id: sortableId(this.now), marketId, ...rest, applicationId, ...actor, reason, at }
    await this.manager.insert(HiringEventEntity, row)
  }

  /** Puts a line under somebody's bell. */
  async tell(news: News): Promise<void> {
    const { marketId, at } = this
    const row = { id: sortableId(this.now), marketId, ...news, at, readAt: null }
    await this.manager.insert(NotificationEntity, row)
    this.touch(news.side, 'notifications')
  }

  /** What leaves the product after the change. A demo tells nobody anything: its people are invented. */
  send(message: Message): void {
    if (this.marketId === LIVE_MARKET_ID) this.messages.push(message)
  }

  /** Says which screens of a side are out of date. */
  touch(side: Side | 'both', ...topics: Topic[]): void {
    for (const one of side === 'both' ? (['candidate', 'company'] as const) : [side])
      for (const topic of topics) this.topics[one].add(topic)
  }
}

interface Deps {
  db: Database
  clock: Clock
  idempotency: Idempotency
  bus: LiveBus
  outbox: Pick<Outbox, 'enqueue' | 'nudge'>
}

/**
 * The door for every change of a market. Changes of one market take turns (its row is held first), so what a
 * change has read stays true until it commits; unique indexes have the last word all the same.
 */
export class Changes {
  constructor(private readonly deps: Deps) {}

  now(): Date {
    return this.deps.clock.now()
  }

  /** With a call that carries an `Idempotency-Key` the work happens once, however often it comes. */
  async run<T>(marketId: string, work: (change: Change) => Promise<T>, call?: OneCall): Promise<T> {
    const { db, idempotency, bus, outbox } = this.deps
    let made: Change | undefined
    const attempt = async (manager: EntityManager): Promise<T> => {
      // A transaction may run again after a conflict: only what its last run left counts.
      const change = new Change(manager, marketId, this.now())
      await this.hold(manager, marketId)
      const result = await work(change)
      await outbox.enqueue(manager, change.messages)
      made = change
      return result
    }
    const result = await (call ? idempotency.once(call, attempt) : db.transaction(attempt))
    if (made) {
      const { candidate, company } = made.topics
      bus.publish(marketId, { candidate: [...candidate], company: [...company] }, call?.key)
      if (made.messages.length) outbox.nudge()
    }
    return result
  }

  private async hold(manager: EntityManager, id: string): Promise<void> {
    const held = await manager.increment(MarketEntity, { id }, 'changes', 1)
    if (!held.affected) throw nothingHere('This market')
  }
}

/** Refuses a change that was made from an older state; the answer carries what is stored now. */
export async function checkVersion(
  row: { version: number },
  version: number | undefined,
  current: () => Promise<unknown>,
): Promise<void> {
  if (version !== undefined && version !== row.version) throw stale(await current())
}
