import type { Rng } from './rng'

const LETTERS = 'bcdfghjkmnpqrstvwxz'
const LENGTH = 6

/** Ids that say nothing: drawn for one instance, all different. */
export function randomIdsOf(count: number, rng: Rng): string[] {
  const ids = new Set<string>()
  while (ids.size < count) ids.add(Array.from({ length: LENGTH }, () => rng.pick([...LETTERS])).join(''))
  return [...ids]
}
