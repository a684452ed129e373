import type { Ranker } from './score'

/** Rank arrays kept: with 1,000,000 people each takes 2 MB. */
const KEPT = 8
const KEPT_MS = 60_000
/** Rows that may come without a new array. */
const SPARE = 1.05

interface Entry {
  ranks: Uint16Array
  until: number
  generation: number
  usedAt: number
}

/** Ranks of whole tables, so that turning pages costs no scan. Rows never change, so only new ones are scored. */
export class RankCache {
  private readonly entries = new Map<string, Entry>()

  /** The rank of every row, by the facts that `key` names. */
  get(
    key: string,
    { count, generation }: { count: number; generation: number },
    make: () => Ranker,
  ): Uint16Array {
    const now = performance.now()
    for (const [name, { usedAt }] of this.entries) if (now - usedAt > KEPT_MS) this.entries.delete(name)
    const known = this.entries.get(key)
    this.entries.delete(key)
    if (known?.generation === generation && count <= known.ranks.length) {
      // New rows may hold what was not known when the ranker was made.
      if (count > known.until) make()(known.ranks, known.until, count)
      Object.assign(known, { until: count, usedAt: now })
      this.entries.set(key, known)
      return known.ranks
    }
    const ranks = this.free(count) ?? new Uint16Array(Math.ceil(count * SPARE) + 64)
    make()(ranks, 0, count)
    this.entries.set(key, { ranks, until: count, generation, usedAt: now })
    return ranks
  }

  /** Makes room for one more; the array that goes is used again where it is long enough, and not much too long. */
  private free(count: number): Uint16Array | undefined {
    if (this.entries.size < KEPT) return undefined
    for (const [oldest, { ranks }] of this.entries) {
      this.entries.delete(oldest)
      return ranks.length >= count && ranks.length <= count * 2 + 64 ? ranks : undefined
    }
    return undefined
  }
}
