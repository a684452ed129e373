import type { Chance } from './model'

/** Mulberry32: 32 bits of state, the same on every machine. Not for secrets: the seed has to be one. */
export function mulberry32(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One draw from a normal distribution (Box and Muller 1958). */
export const normal = (chance: Chance, mean = 0, sd = 1): number =>
  mean + sd * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
