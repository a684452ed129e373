import type { Rng } from '../tasks/rng'

/** Draws again until what is drawn holds, so that a wrong way never gives the right answer by chance. */
export function drawnUntil<T>(draw: () => T, holds: (drawn: T) => boolean): T {
  let drawn = draw()
  while (!holds(drawn)) drawn = draw()
  return drawn
}

/** So many in all, mixed; from `least` to `most` of them are right. */
export function mixed<T>(
  rng: Rng,
  { right, others }: { right: readonly T[]; others: readonly T[] },
  shown: number,
  [least, most]: readonly [number, number],
): T[] {
  const count = rng.int(least, most)
  return rng.shuffle([...rng.sample(right, count), ...rng.sample(others, shown - count)])
}

/** Places of those that hold. */
export const placesOf = <T>(items: readonly T[], holds: (item: T) => boolean): number[] =>
  items.flatMap((item, i) => (holds(item) ? [i] : []))
