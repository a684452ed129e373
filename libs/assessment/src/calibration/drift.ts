import type { ItemParameters } from '../engine/model'
import { expectedRight } from './expected'
import type { Answered } from './maximise'
import { fitted } from './maximise'

/** When a task is no longer what it was. */
export const DRIFT_RULES = {
  /** The latest answers that are looked at; fewer say nothing. */
  recent: 100,
  /** Times are compared with so many before them at least. */
  earlier: 50,
  /** Easier by more standard deviations than this. */
  z: 3,
  /** Answered in less than this share of the time. */
  time: 0.5,
} as const

/** How far a difficulty is moved to see what that changes. */
const STEP_B = 0.01

export interface TimedAnswer extends Answered {
  seconds: number
}

/** What is no longer as it was, in the figures that show it. */
export type Drift =
  | { kind: 'easier'; right: number; expected: number; z: number }
  | { kind: 'faster'; seconds: number; before: number }

/** The middle one; of two the mean. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1)
  return (low + high) / 2
}

/**
 * Whether a task became easier than it was, or is answered in half of the time, as one does that went round. Its
 * difficulty is what its authors and the answers before say; how sure that is counts, or a misjudged task of a new bank
 * would look like one that leaked.
 * @param earlier the answers before the recent ones, of whatever time.
 */
export function driftOf(
  item: ItemParameters,
  { earlier, recent }: { earlier: readonly TimedAnswer[]; recent: readonly TimedAnswer[] },
): Drift | null {
  if (recent.length < DRIFT_RULES.recent) return null
  const known = fitted(item, earlier)
  const harder = { ...known.item, b: known.item.b + STEP_B }
  const chances = recent.map(({ posterior }) => expectedRight(posterior, known.item))
  const expected = chances.reduce((sum, p) => sum + p, 0)
  const slope =
    (expected - recent.reduce((sum, one) => sum + expectedRight(one.posterior, harder), 0)) / STEP_B
  const variance = chances.reduce((sum, p) => sum + p * (1 - p), (slope * known.se) ** 2)
  const right = recent.filter((one) => one.right).length
  const z = (right - expected) / Math.sqrt(variance)
  if (z > DRIFT_RULES.z) return { kind: 'easier', right, expected, z }
  if (earlier.length < DRIFT_RULES.earlier) return null
  const [seconds, before] = [recent, earlier].map((of) => medianOf(of.map((one) => one.seconds))) as [
    number,
    number,
  ]
  return seconds < before * DRIFT_RULES.time ? { kind: 'faster', seconds, before } : null
}
