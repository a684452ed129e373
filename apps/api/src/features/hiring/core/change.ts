import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { LiveTopic, Machine, Transition } from '@tryka/domain'
import {
  CLOSE_OUT_DAYS,
  DIRECTORY_AFTER_MINUTES,
  LIVE_MARKET_ID,
  PUSH_BRIEFS,
  transition,
} from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Message } from '../../../services/outbox/queue'
import type { Outbox } from '../../../services/outbox/outbox'
import type { Idempotency, OneCall } from '../../../services/idempotency/idempotency'
import type { HiringEventRow } from './hiring-event.table'
import { ApplicationEntity } from '../applications/application.table'
import { NotificationEntity } from '../messages/message.table'
import { appendEvent } from './append-event'
import { pushesOf } from './bell-push'
import { ChangeTurns } from './change-turns'
import { countChange } from './count-change'
import type { Holds } from './holds'
import { HeldRows } from './holds'
import type { Place } from './places'
import { actorOf } from './places'
import { illegalMove, nothingHere, stale } from './errors'
import { refuseResting } from './resting'
import type { Audience } from './live/audiences'
import { audienceText } from './live/audiences'
import type { Word } from './live/hub'
import type { LiveBus } from './live/live-bus'
import type { News } from './news'
import { sortableId } from './sortable-id'

type Actor = Parameters<typeof transition>[1]['actor']
/** Who moves something: somebody at a place, or the clock and consequences. */
export type Mover = Place | 'system'

/** What is between two sides: who was suspended since the call came in moves none of it. */
const GUARDED = new Set(['application', 'interview', 'offer', 'posting', 'invitation', 'first_contact'])

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

/** What its column holds. */
const TITLE = 300

/** Two long names and a reason may be more than a line has room for. */
const clipped = (title: string): string =>
  title.length <= TITLE ? title : `${[...title].slice(0, TITLE - 1).join('')}…`

/**
 * One change of a market, inside its transaction: the moves it makes, their events, the news and messages that
 * follow. News reach screens after the commit; messages are stored with the change, and delivered after it.
 */
export class Change {
  private readonly touched = new Map<string, Set<LiveTopic>>()
  private readonly touchedApplications = new Map<string, Set<LiveTopic>>()
  readonly messages: Message[] = []
  private readonly ends: (() => Promise<void>)[] = []
  readonly at: string

  constructor(
    readonly manager: EntityManager,
    readonly marketId: string,
    readonly now: Date,
    private readonly held: HeldRows,
    /** So many days after a posting is filled the clock ends what nobody decided. */
    readonly closeOutDays: number = CLOSE_OUT_DAYS,
    /** So many minutes after its last missing fact the directory shows a profile. */
    readonly directoryAfterMinutes: number = DIRECTORY_AFTER_MINUTES,
  ) {
    this.at = now.toISOString()
  }

  /** Holds rows whose ids had to be found first. Whatever was read of them before is read again afterwards. */
  hold(holds: Holds): Promise<void> {
    return this.held.take(holds)
  }

  /** Does `work` after all else of the change, still in its transaction: for what holds up everybody. */
  last(work: () => Promise<void>): void {
    this.ends.push(work)
  }

  async end(): Promise<void> {
    for (const work of this.ends) await work()
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
    await appendEvent(this.manager, row)
  }

  /** Puts a line under somebody's bell. */
  async tell(news: News): Promise<void> {
    const { marketId, at } = this
    const { side, recipientId, type, link, companyId = null, postingId = null, kind = type } = news
    const id = sortableId(this.now)
    const words = { title: clipped(news.title), brief: clipped(news.brief ?? PUSH_BRIEFS[kind]) }
    const about = { side, recipientId, type, link, companyId, postingId }
    await this.manager.insert(NotificationEntity, { id, marketId, ...about, ...words, at, readAt: null })
    this.touch({ person: recipientId }, 'notifications')
    if (marketId === LIVE_MARKET_ID) this.messages.push(...(await pushesOf(this.manager, id, news)))
  }

  /** What leaves the product after the change. A demo tells nobody anything: its people are invented. */
  send(message: Message): void {
    if (this.marketId === LIVE_MARKET_ID) this.messages.push(message)
  }

  /**
   * Says whose screens are out of date. `both` is everybody who looks at a demo; in the live market, where strangers
   * look, a change names whom it concerns and `both` is nobody.
   */
  touch(audience: Audience | 'both', ...topics: LiveTopic[]): void {
    if (audience === 'both' && this.marketId === LIVE_MARKET_ID) return
    const key = audienceText(audience === 'both' ? { demo: this.marketId } : audience)
    const known = this.touched.get(key) ?? new Set()
    for (const topic of topics) known.add(topic)
    this.touched.set(key, known)
  }

  /** The same for the two sides of an application, and of what lies under it. */
  touchSides(
    row: { candidateId: string; companyId: string; postingId?: string },
    ...topics: LiveTopic[]
  ): void {
    this.touch({ person: row.candidateId }, ...topics)
    this.touch({ company: row.companyId, posting: row.postingId ?? null }, ...topics)
  }

  /** The two sides of an application that is known by its id alone. */
  touchApplication(id: string, ...topics: LiveTopic[]): void {
    const known = this.touchedApplications.get(id) ?? new Set()
    for (const topic of topics) known.add(topic)
    this.touchedApplications.set(id, known)
  }

  /** What the change has to say, with the key of the call behind it. */
  async words(changeId: string | undefined): Promise<Word[]> {
    const ids = [...this.touchedApplications.keys()]
    const rows = ids.length
      ? await this.manager.find(ApplicationEntity, {
          select: { id: true, candidateId: true, companyId: true, postingId: true },
          where: { marketId: this.marketId, id: In(ids) },
        })
      : []
    for (const row of rows) this.touchSides(row, ...(this.touchedApplications.get(row.id) ?? []))
    return [...this.touched].map(([audience, topics]) => ({
      id: sortableId(this.now),
      audience,
      topics: [...topics],
      changeId: changeId ?? null,
    }))
  }
}

interface Deps {
  db: Database
  clock: Clock
  idempotency: Idempotency
  bus: LiveBus
  outbox: Pick<Outbox, 'enqueue' | 'nudge'>
  closeOutDays?: number
  directoryAfterMinutes?: number
  /** Told of rows that were held out of their order; by default that is an error. */
  outOfOrder?: (what: string) => void
}

const refuseOrder = (what: string): void => {
  throw Object.assign(new Error(`LOCK_ORDER: ${what}`), { code: 'LOCK_ORDER' })
}

/**
 * The door for every change of a market. A change holds the rows that it is about before it reads what decides, so
 * what it has read stays true until it commits; changes of other rows do not wait. A demo is held whole. Unique indexes
 * and versions have the last word all the same.
 */
export class Changes {
  private readonly turns: ChangeTurns

  constructor(private readonly deps: Deps) {
    this.turns = new ChangeTurns(deps.db)
  }

  now(): Date {
    return this.deps.clock.now()
  }

  /** With a call that carries an `Idempotency-Key` the work happens once, however often it comes. */
  async run<T>(
    marketId: string,
    holds: Holds,
    work: (change: Change) => Promise<T>,
    call?: OneCall,
  ): Promise<T> {
    const { db, idempotency, bus, outbox, outOfOrder = refuseOrder } = this.deps
    const { closeOutDays, directoryAfterMinutes } = this.deps
    let made: { words: Word[]; hasMessages: boolean } | undefined
    const attempt = async (manager: EntityManager): Promise<T> => {
      // A transaction may run again after a conflict: only what its last run left counts.
      const held = new HeldRows(manager, marketId, outOfOrder)
      const change = new Change(manager, marketId, this.now(), held, closeOutDays, directoryAfterMinutes)
      if (marketId !== LIVE_MARKET_ID) await holdDemo(manager, marketId)
      await change.hold(holds)
      const result = await work(change)
      await outbox.enqueue(manager, change.messages)
      const words = await change.words(call?.key)
      await bus.store(manager, words)
      await change.end()
      made = { words, hasMessages: change.messages.length > 0 }
      return result
    }
    const run = () => (call ? idempotency.once(call, attempt) : db.transaction(attempt))
    const result = await this.turns.take(run)
    if (made) {
      bus.publish(made.words)
      if (made.hasMessages) outbox.nudge()
    }
    return result
  }
}

/** Changes of a demo take turns, and its counter tells other instances that there was one. */
async function holdDemo(manager: EntityManager, id: string): Promise<void> {
  if (!(await countChange(manager, id))) throw nothingHere('This market')
}

/** Refuses a change that was made from an older state; the answer carries what is stored now. */
export async function checkVersion(
  row: { version: number },
  version: number | undefined,
  current: () => Promise<unknown>,
): Promise<void> {
  if (version !== undefined && version !== row.version) throw stale(await current())
}
