import { createHash } from 'node:crypto'
import { mulberry32 } from '../engine/chance'
import type { Chance } from '../engine/model'

/** What an instance hangs on. `key` is the server's: without it no instance can be foretold. */
export interface InstanceSeed {
  key: string
  attempt: string
  seq: number
  template: string
  revision: number
}

/** Draws for the parameters of a task. */
export interface Rng {
  chance: Chance
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** So many different ones, in drawn order. */
  sample<T>(items: readonly T[], count: number): T[]
  shuffle<T>(items: readonly T[]): T[]
}

export function rngOf(chance: Chance): Rng {
  const int = (low: number, high: number) => low + Math.floor(chance() * (high - low + 1))
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items]
    return Array.from(items, () => rest.splice(int(0, rest.length - 1), 1)).flat()
  }
  return {
    chance,
    int,
    shuffle,
    pick: (items) => {
      const [one] = shuffle(items)
      if (one === undefined && items.length === 0) throw new Error('Nothing to pick from')
      return one as (typeof items)[number]
    },
    sample: (items, count) => shuffle(items).slice(0, count),
  }
}

/** The draws of one instance: the same whenever it is made again, as for an appeal. */
export function seededRng({ key, attempt, seq, template, revision }: InstanceSeed): Rng {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, attempt, seq, template, revision]))
    .digest()
  return rngOf(mulberry32(digest.readUInt32BE(0)))
}
