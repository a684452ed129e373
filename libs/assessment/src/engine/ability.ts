import type { ItemParameters } from './model'
import { probability } from './model'

const [FROM, TO, POINTS] = [-4, 4, 81]
const STEP = (TO - FROM) / (POINTS - 1)
/** The abilities at which a posterior is kept. */
export const GRID: readonly number[] = Array.from(
  { length: POINTS },
  (_, i) => FROM + (i * (TO - FROM)) / (POINTS - 1),
)

/** How likely each ability of the grid is; the shares sum to 1. */
export type Posterior = readonly number[]

function normalised(weights: readonly number[]): Posterior {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Before the first answer: the standard normal distribution. */
export const PRIOR: Posterior = normalised(GRID.map((theta) => Math.exp(-(theta ** 2) / 2)))

/** What one answer changes (Bayes). */
export const updated = (posterior: Posterior, item: ItemParameters, right: boolean): Posterior =>
  normalised(
    posterior.map((share, i) => {
      const p = probability(GRID[i] ?? 0, item)
      return share * (right ? p : 1 - p)
    }),
  )

/** The posterior of a whole set of answers, in whatever order they came. */
export const posteriorOf = (answers: readonly { item: ItemParameters; right: boolean }[]): Posterior =>
  answers.reduce<Posterior>((so, { item, right }) => updated(so, item, right), PRIOR)

export interface Ability {
  /** Mean of the posterior (EAP; Bock and Mislevy 1982). */
  theta: number
  /** Its standard deviation. */
  se: number
}

export function abilityOf(posterior: Posterior): Ability {
  const theta = posterior.reduce((sum, share, i) => sum + share * (GRID[i] ?? 0), 0)
  const variance = posterior.reduce((sum, share, i) => sum + share * ((GRID[i] ?? 0) - theta) ** 2, 0)
  return { theta, se: Math.sqrt(variance) }
}

/**
 * How likely the ability is at least `mark`, 0 to 1, with the posterior stretched about its mean by `widening`. The
 * cell in which the mark lies counts by its share above the mark.
 */
export function likelihoodAbove(posterior: Posterior, mark: number, widening: number): number {
  const { theta } = abilityOf(posterior)
  const from = theta + (mark - theta) / widening
  return posterior.reduce((sum, share, i) => {
    const above = ((GRID[i] ?? 0) - from) / STEP + 0.5
    return sum + share * Math.max(0, Math.min(1, above))
  }, 0)
}
