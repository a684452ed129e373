/** How one task answers to ability: three numbers of the 3PL model (Birnbaum in Lord and Novick 1968). */
export interface ItemParameters {
  /** How sharply the task tells abilities apart. */
  a: number
  /** The ability, in standard deviations, at which the task tells most. */
  b: number
  /** How likely somebody who knows nothing is right. */
  c: number
}

/** Chance in [0, 1), passed in so that the engine itself does the same every time. */
export type Chance = () => number

/** How likely a person of ability `theta` is right, 0 to 1. */
export const probability = (theta: number, { a, b, c }: ItemParameters): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)))

/** Fisher information of a task at an ability (Lord 1980, 4-43): how much an answer to it would tell. */
export function information(theta: number, item: ItemParameters): number {
  const p = probability(theta, item)
  const known = (p - item.c) / (1 - item.c)
  return item.a ** 2 * known ** 2 * ((1 - p) / p)
}
