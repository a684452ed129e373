import type { Ranker } from './score'

/** Rank arrays kept: with 1,000,000 people each takes 4 MB. */
const KEPT = 8
const KEPT_MS = 60_000
/** Rows that may come without a new array. */
const SPARE = 1.05

interface Entry {
  ranks: Uint32Array
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
  ): Uint32Array {
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
    const entry = {
      ranks: new Uint32Array(Math.ceil(count * SPARE) + 64),
      until: count,
      generation,
      usedAt: now,
    }
    make()(entry.ranks, 0, count)
    this.entries.set(key, entry)
    for (const [oldest] of this.entries) {
      if (this.entries.size <= KEPT) break
      this.entries.delete(oldest)
    }
    return entry.ranks
  }
}
