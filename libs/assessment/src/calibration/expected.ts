import type { Posterior } from '../engine/ability'
import { GRID, PRIOR } from '../engine/ability'
import type { ItemParameters } from '../engine/model'
import { probability } from '../engine/model'

/** An answer that counted, or one to a task that was tried out. */
export interface GivenAnswer {
  /** What the task is. */
  id: string
  item: ItemParameters
  right: boolean
  isPilot: boolean
}

/** So unlikely is nothing that happened: keeps sums of logarithms finite. */
const LEAST = -500
const logs = new WeakMap<ItemParameters, Record<'right' | 'wrong', readonly number[]>>()

/** Logarithms of the chances of an answer, by ability. */
function logsOf({ item, right }: GivenAnswer): readonly number[] {
  const known = logs.get(item)
  if (known) return known[right ? 'right' : 'wrong']
  const chances = GRID.map((theta) => probability(theta, item))
  const made = {
    right: chances.map((p) => Math.max(LEAST, Math.log(p))),
    wrong: chances.map((p) => Math.max(LEAST, Math.log1p(-p))),
  }
  logs.set(item, made)
  return made[right ? 'right' : 'wrong']
}

/**
 * What is known of a person beside each answer of an attempt: the posterior by all the others that count. In the order
 * of the answers.
 */
export function posteriorsBeside(answers: readonly GivenAnswer[]): Posterior[] {
  const counted = answers.filter(({ isPilot }) => !isPilot).map(logsOf)
  const whole = PRIOR.map((share, i) => counted.reduce((sum, log) => sum + (log[i] ?? 0), Math.log(share)))
  return answers.map((answer) => {
    const own = answer.isPilot ? undefined : logsOf(answer)
    const left = whole.map((sum, i) => sum - (own?.[i] ?? 0))
    const most = Math.max(...left)
    const weights = left.map((log) => Math.exp(log - most))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map((weight) => weight / all)
  })
}

/** How likely somebody of whom so much is known is right, 0 to 1. */
export const expectedRight = (posterior: Posterior, item: ItemParameters): number =>
  posterior.reduce((sum, share, i) => sum + share * probability(GRID[i] ?? 0, item), 0)

/** How a task was answered, and how likely that was to be right. */
export interface Compared {
  expected: number
  right: boolean
}

/**
 * How far the answers to a task are from what the model says of it, in standard deviations; above 0 it was easier.
 * Each person's ability is known by other tasks, so the sum of chances has the variance of independent answers.
 */
export function easierBy(answers: readonly Compared[]): number {
  const apart = answers.reduce((sum, { expected, right }) => sum + Number(right) - expected, 0)
  const variance = answers.reduce((sum, { expected }) => sum + expected * (1 - expected), 0)
  return variance === 0 ? 0 : apart / Math.sqrt(variance)
}
