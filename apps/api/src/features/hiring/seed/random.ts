/** The same stream of numbers in [0, 1) for the same seed, on any machine. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks out of one stream. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** A new array in another order. */
  shuffle<T>(items: readonly T[]): T[]
  chance(share: number): boolean
}

export function randomOf(seed: number): Random {
  const next = mulberry32(seed)
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (!items.length) throw new Error('Nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const out = [...items]
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[out[i], out[j]] = [out[j] as T, out[i] as T]
    }
    return out
  }
  return { int, pick, shuffle, chance: (share) => next() < share }
}

/** A list with each value so many times: `spread([['a', 2], ['b', 1]])` is a, a, b. */
export const spread = <T>(counts: readonly (readonly [T, number])[]): T[] =>
  counts.flatMap(([value, count]) => Array.from({ length: count }, () => value))

/** The item at an index, going round. */
export function at<T>(items: readonly T[], index: number): T {
  if (!items.length) throw new Error('An empty list has no item')
  return items[((index % items.length) + items.length) % items.length] as T
}
