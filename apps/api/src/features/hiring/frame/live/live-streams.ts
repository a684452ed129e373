import type { PassThrough } from 'node:stream'
import { LIVE_LIMITS, MINUTE_MS } from '@tryka/domain'
import { AppError } from '../../../../app-error'
import { inTime, retryAfter } from '../../../../try-later'
import { refused } from '../../core/errors'
import type { Caller } from './access'
import { stillHere, takeSeats } from './access'
import type { StreamDeps } from './live-stream'
import { LiveStream } from './live-stream'
import type { Seat } from './seat'

const SECOND_MS = 1_000
/** Streams are in so many slices; each second one of them is looked after, so that nothing happens to all at once. */
const SLICES = 15
/** Every so many turns of its slice, whether a stream may go on is asked anew: once a minute. */
const TURNS_A_LOOK = 4
/** Then the browser connects again. */
const LONGEST_MS = 10 * 60_000

const tooMany = (message: string) => refused(409, 'TOO_MANY_STREAMS', message)
/** Streams of others end all the time; this one asks again. */
const full = () =>
  new AppError(
    503,
    'STREAMS_FULL',
    `Too many people listen just now. Try again ${inTime(MINUTE_MS)}.`,
    retryAfter(MINUTE_MS),
  )

/** The open streams of this process. One timer keeps them alive, ends those that are old, and asks who may go on. */
export class LiveStreams {
  private readonly open = new Set<LiveStream>()
  private readonly slices = Array.from({ length: SLICES }, () => new Set<LiveStream>())
  private readonly timer: NodeJS.Timeout
  private made = 0
  private second = 0

  constructor(private readonly deps: StreamDeps) {
    this.timer = setInterval(() => this.tick(), SECOND_MS)
    this.timer.unref()
  }

  /** Opens a stream of the places that somebody named, after the last word that the browser heard. */
  async listen(caller: Caller, last: string | undefined, given?: readonly Seat[]): Promise<PassThrough> {
    this.refuseTooMany(caller)
    const seats = given ?? (await takeSeats(this.deps, caller))
    // Others may have opened theirs meanwhile.
    this.refuseTooMany(caller)
    const stream = new LiveStream(this.deps, caller, seats)
    const slice = this.slices[(this.made += 1) % SLICES] ?? new Set()
    this.open.add(stream)
    slice.add(stream)
    stream.out.once('close', () => {
      this.open.delete(stream)
      slice.delete(stream)
    })
    stream.start(last)
    return stream.out
  }

  /** The server cannot stop while a browser listens. */
  endAll(): void {
    for (const stream of this.open) stream.end()
  }

  close(): void {
    clearInterval(this.timer)
  }

  private refuseTooMany({ account, sessionId }: Caller): void {
    if (this.open.size >= LIVE_LIMITS.perProcess) throw full()
    const own = [...this.open].filter(({ caller }) => caller.account.id === account.id)
    if (own.length >= LIVE_LIMITS.perAccount)
      throw tooMany('This account is open in too many browsers. Close one of them.')
    if (own.filter(({ caller }) => caller.sessionId === sessionId).length >= LIVE_LIMITS.perBrowser)
      throw tooMany('This account is open in too many windows of this browser. Close one of them.')
  }

  private tick(): void {
    this.second += 1
    const slice = [...(this.slices[this.second % SLICES] ?? [])]
    const now = performance.now()
    for (const stream of slice)
      if (now - stream.openedAt >= LONGEST_MS) stream.end()
      else stream.beat()
    const turn = Math.floor(this.second / SLICES)
    if (slice.length > 0 && turn % TURNS_A_LOOK === 0) void this.look(slice).catch(() => undefined)
  }

  private async look(streams: readonly LiveStream[]): Promise<void> {
    const mayHear = await stillHere(this.deps, streams)
    for (const stream of streams) if (!mayHear(stream)) stream.over()
  }
}
