/** Pairs of whole numbers from 0 to `most`, by two who judged the same things. */
export type Pairs = readonly (readonly [number, number])[]

/**
 * Quadratic weighted kappa: agreement beyond chance, where being two off is four times as bad as being one off; 1 is
 * perfect, 0 what chance gives (Cohen 1968). NaN where one side never varies.
 */
export function weightedKappa(pairs: Pairs, most: number): number {
  const sizes = Array.from({ length: most + 1 }, (_, value) => [
    pairs.filter(([a]) => a === value).length,
    pairs.filter(([, b]) => b === value).length,
  ])
  const observed = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0)
  let expected = 0
  for (const [a, [left = 0]] of sizes.entries())
    for (const [b, [, right = 0]] of sizes.entries()) expected += ((a - b) ** 2 * left * right) / pairs.length
  return expected === 0 ? Number.NaN : 1 - observed / expected
}

/** Which part of pairs is at most so far apart, 0 to 1. */
export const within = (pairs: Pairs, steps: number): number =>
  pairs.length === 0 ? Number.NaN : pairs.filter(([a, b]) => Math.abs(a - b) <= steps).length / pairs.length

/** How much higher the second judges on the whole; negative where lower. */
export const meanDifference = (pairs: Pairs): number =>
  pairs.length === 0 ? Number.NaN : pairs.reduce((sum, [a, b]) => sum + b - a, 0) / pairs.length

/** Of what was found how much is right, and of what is right how much was found. */
export function precisionRecall(cases: readonly { isRight: boolean; isFound: boolean }[]) {
  const found = cases.filter(({ isFound }) => isFound)
  const right = cases.filter(({ isRight }) => isRight)
  const both = found.filter(({ isRight }) => isRight).length
  return { precision: both / found.length, recall: both / right.length, cases: right.length }
}
