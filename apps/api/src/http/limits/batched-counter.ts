import type { Count, CountDelta, RateCounter } from './rate-counter'

const FLUSH_MS = 1_000
const MAX_KEYS = 20_000
/** So many are free after the oldest have gone. */
const ROOM = 200

interface Entry extends Count {
  /** Counted here and not yet in the shared store. */
  pending: number
  windowMs: number
}

/**
 * Counts in process and adds up with the other instances about once a second, so that a frequent, harmless request
 * costs no write. Between two sums an instance knows only its own share.
 */
export class BatchedCounter {
  private entries = new Map<string, Entry>()
  private timer: NodeJS.Timeout | undefined
  private flushing = false

  constructor(
    private readonly shared: RateCounter,
    private readonly now: () => number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }

  add(key: string, windowMs: number): Count {
    const now = this.now()
    let entry = this.entries.get(key)
    if (!entry || entry.expiresAt <= now) {
      if (this.entries.size >= MAX_KEYS) this.makeRoom(now)
      entry = { count: 0, expiresAt: now + windowMs, pending: 0, windowMs }
      this.entries.set(key, entry)
    }
    entry.count++
    entry.pending++
    return entry
  }

  /** Writes what is pending in one go and learns the totals. A failure keeps the counts for the next time. */
  async flush(): Promise<void> {
    if (this.flushing) return
    this.flushing = true
    const dirty = [...this.entries].filter(([, entry]) => entry.pending > 0)
    const sent = dirty.map(([key, entry]): CountDelta => ({
      key,
      by: entry.pending,
      windowMs: entry.windowMs,
    }))
    try {
      const totals = sent.length ? await this.shared.add(sent, this.now()) : []
      dirty.forEach(([, entry], index) => settle(entry, sent[index]?.by ?? 0, totals[index]))
      this.dropExpired(this.now())
    } catch (error) {
      this.onError(error)
    } finally {
      this.flushing = false
    }
  }

  private dropExpired(now: number): void {
    for (const [key, entry] of this.entries) if (entry.expiresAt <= now) this.entries.delete(key)
  }

  /** For many at once: whoever sends from ever new addresses would have all counts looked through by each request. */
  private makeRoom(now: number): void {
    this.dropExpired(now)
    for (const key of this.entries.keys()) {
      if (this.entries.size <= MAX_KEYS - ROOM) return
      this.entries.delete(key)
    }
  }
}

/** Takes over the shared total, plus what arrived while it was on its way. */
function settle(entry: Entry, sent: number, total: Count | undefined): void {
  entry.pending -= sent
  if (!total) return
  entry.count = total.count + entry.pending
  entry.expiresAt = total.expiresAt
}
