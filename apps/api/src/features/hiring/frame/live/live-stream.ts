import { PassThrough } from 'node:stream'
import type { LiveEvent, LiveStart, LiveTopic } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import { keyOf } from '../../core/live/audiences'
import type { Word } from '../../core/live/hub'
import type { LiveBus } from '../../core/live/live-bus'
import { unreadOf } from '../../messages/unread'
import { waitingOf } from '../waiting'
import type { AccessDeps, Caller } from './access'
import { askAgain } from './access'
import type { Seat } from './seat'
import { hears, keysOf } from './seat'

export interface StreamDeps extends AccessDeps {
  clock: Clock
  bus: LiveBus
}

/** Unread and waiting are counted so often at most, however much happens. */
const COUNT_MS = 500
/** More that waits to be said is not worth telling apart: the browser reads everything anew. */
const MOST_WAITING = 500
/** A browser that takes nothing is let go. */
const MOST_BYTES = 64 * 1024
/** After these, who somebody is and on what it works is looked up again. */
const ABOUT_ACCESS: readonly LiveTopic[] = ['team', 'places']

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/** The stream of one browser: what is said to the places that it carries, with the marks of header and navigation. */
export class LiveStream {
  readonly out = new PassThrough()
  readonly openedAt = performance.now()
  private ends: (() => void)[] = []
  private waiting: Word[] = []
  private isWorking = false

  constructor(
    private readonly deps: StreamDeps,
    readonly caller: Caller,
    public seats: readonly Seat[],
  ) {
    this.listen()
    this.out.once('close', () => this.deafen())
  }

  /** Begins, after the last word that the browser heard of an earlier stream if that is still known. */
  start(last: string | undefined): void {
    const { bus } = this.deps
    const missed = last === undefined ? [] : bus.since(last)
    const start: LiveStart = { id: bus.mark, lost: missed === null }
    this.out.write(`retry: 2000\nid: ${bus.mark}\nevent: start\ndata: ${JSON.stringify(start)}\n\n`)
    for (const word of missed ?? []) if (this.concerns(word)) this.hear(word)
  }

  beat(): void {
    this.out.write(': still here\n\n')
  }

  /** Nobody here may hear more: the browser asks where it belongs. */
  over(): void {
    this.out.end('event: over\ndata: {}\n\n')
  }

  end(): void {
    this.out.end()
  }

  private get isOver(): boolean {
    return this.out.destroyed || this.out.writableEnded
  }

  private listen(): void {
    const keys = new Set([keyOf({ account: this.caller.account.id }), ...this.seats.flatMap(keysOf)])
    this.ends = [...keys].map((key) => this.deps.bus.subscribe(key, (word) => this.hear(word)))
  }

  private deafen(): void {
    for (const end of this.ends.splice(0)) end()
  }

  private isOfAccount({ audience }: Word): boolean {
    return audience === keyOf({ account: this.caller.account.id })
  }

  private concerns(word: Word): boolean {
    return this.isOfAccount(word) || this.seats.some((seat) => hears(seat, word))
  }

  private hear(word: Word): void {
    if (this.isOver) return
    if (this.waiting.length >= MOST_WAITING || this.out.writableLength > MOST_BYTES) return this.end()
    this.waiting.push(word)
    if (this.isWorking) return
    this.isWorking = true
    this.work()
      // The browser connects again and reads everything anew.
      .catch(() => this.end())
      .finally(() => (this.isWorking = false))
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0 && !this.isOver) {
      const words = this.waiting.splice(0)
      if (!(await this.mayHear(words))) return this.over()
      for (const seat of this.seats) await this.tell(seat, words)
      await pause(COUNT_MS)
    }
  }

  private async mayHear(words: readonly Word[]): Promise<boolean> {
    const isAbout = words.some(
      (word) => this.isOfAccount(word) || word.topics.some((topic) => ABOUT_ACCESS.includes(topic)),
    )
    // A posting that is not known may be a new one of this member.
    const isNew = words.some((word) => word.topics.includes('postings') && !this.concerns(word))
    if (!isAbout && !isNew) return true
    const seats = await askAgain(this.deps, this.caller, this.seats)
    if (!seats) return false
    this.deafen()
    this.seats = seats
    if (!this.isOver) this.listen()
    return true
  }

  /** One event for each change of which the call is known, and one for all others. */
  private async tell(seat: Seat, words: readonly Word[]): Promise<void> {
    const byCall = new Map<string | null, Set<LiveTopic>>()
    for (const word of words) {
      if (!this.isOfAccount(word) && !hears(seat, word)) continue
      const topics = byCall.get(word.changeId) ?? new Set()
      for (const topic of word.topics) topics.add(topic)
      byCall.set(word.changeId, topics)
    }
    if (byCall.size === 0) return
    const { db, clock, bus } = this.deps
    const { place } = seat
    const id = bus.mark
    const [unread, waiting] = await Promise.all([
      unreadOf(db.read, place),
      waitingOf(db.read, place, clock.now()),
    ])
    if (this.isOver) return
    for (const [changeId, topics] of byCall) {
      const event: LiveEvent = { id, place: place.name, topics: [...topics], changeId, unread, waiting }
      this.out.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
    }
  }
}
