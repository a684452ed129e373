import { randomUUID } from 'node:crypto'
import type { LiveTopic } from '@tryka/domain'
import { heardOf } from './audiences'

/** Something changed for an audience. The id is the same wherever it is heard, so that it is heard once. */
export interface Word {
  id: string
  /** As `audienceText` writes it. */
  audience: string
  topics: readonly LiveTopic[]
  /** The key of the call that made the change, if it had one. */
  changeId: string | null
}
export type Listener = (word: Word) => void

/** Longer than a word takes on its slowest way, so that one that comes twice is known. */
const SEEN_MS = 30_000
/** What a stream may still ask for that was away for a moment. */
const KEPT = 5_000

/** Where the words of all ways meet, within one process: from here they go to whoever listens to their audience. */
export class Hub {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly kept: Word[] = []
  private readonly name = randomUUID().slice(0, 8)
  private count = 0
  private seen = new Set<string>()
  private seenBefore = new Set<string>()
  private turnedAt = Date.now()

  /** `onFirst` and `onLast` are told when somebody begins to listen to an audience, and when nobody does any more. */
  constructor(
    private readonly onFirst: (key: string) => void = () => undefined,
    private readonly onLast: (key: string) => void = () => undefined,
  ) {}

  /** Returns what ends the subscription. */
  subscribe(key: string, listener: Listener): () => void {
    const own = this.listeners.get(key) ?? new Set()
    if (own.size === 0) this.onFirst(key)
    this.listeners.set(key, own.add(listener))
    return () => {
      if (!own.delete(listener) || own.size > 0) return
      this.listeners.delete(key)
      this.onLast(key)
    }
  }

  deliver(words: readonly Word[]): void {
    for (const word of words) {
      if (!this.isNew(word.id)) continue
      this.count += 1
      this.kept.push(word)
      if (this.kept.length > 2 * KEPT) this.kept.splice(0, KEPT)
      for (const listener of [...(this.listeners.get(heardOf(word.audience).key) ?? [])]) listener(word)
    }
  }

  /** Names the last word: a mark of this process alone. */
  get mark(): string {
    return `${this.name}-${this.count}`
  }

  /** What was said since a mark; null when that is not known. */
  since(mark: string): readonly Word[] | null {
    const [name, text] = mark.split('-')
    const missing = this.count - Number(text)
    return name === this.name && missing >= 0 && missing <= this.kept.length
      ? this.kept.slice(this.kept.length - missing)
      : null
  }

  private isNew(id: string): boolean {
    const now = Date.now()
    if (now - this.turnedAt >= SEEN_MS) {
      this.seenBefore = this.seen
      this.seen = new Set()
      this.turnedAt = now
    }
    if (this.seen.has(id) || this.seenBefore.has(id)) return false
    this.seen.add(id)
    return true
  }
}
