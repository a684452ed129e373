import type { SkillLevel } from '@tryka/domain'
import type { Posterior } from './ability'
import { abilityOf, likelihoodAbove } from './ability'

/** Where each level begins, in standard deviations from θ = 0, which the levels fix and no population. */
export const MARKS: Readonly<Record<SkillLevel, number>> = { 1: -1.5, 2: -0.5, 3: 0.5, 4: 1.5 }
const LEVELS = [1, 2, 3, 4] as const
/** A level is given when it is at least so likely, in basis points. */
const LEVEL_BP = 8_000
const [LOWEST, MIDDLE, PER_THETA, HIGHEST] = [200, 500, 100, 800]
/** Normal quantile of an interval that holds 80 of 100. */
const Z_80 = 1.2816

export type Calibration = 'provisional' | 'checked' | 'calibrated'
/** How much wider an estimate is told, while difficulties are judgement (simulated: intervals then hold). */
export const WIDENING: Readonly<Record<Calibration, number>> = {
  provisional: 1.2,
  checked: 1.1,
  calibrated: 1,
}

export interface Measured {
  theta: number
  /** Widened. */
  se: number
  /** How likely levels 1 to 4 are, in basis points. */
  likelihoods: [number, number, number, number]
  score: number
  /** On the scale of the score, rounded up. */
  scoreSe: number
  /** Of 80 % of the people with these answers. */
  interval: { low: number; high: number }
  /** Null below the first. */
  level: SkillLevel | null
}

const onScale = (score: number): number => Math.max(LOWEST, Math.min(HIGHEST, Math.floor(score + 0.5)))

/** A standard deviation as a score of 200 to 800. */
export const scoreOf = (theta: number): number => onScale(MIDDLE + PER_THETA * theta)

/** Where 80 % of the people with such a score and standard error lie, of the figures that are told. */
export const intervalOf = (score: number, scoreSe: number): { low: number; high: number } => ({
  low: onScale(score - Z_80 * scoreSe),
  high: onScale(score + Z_80 * scoreSe),
})

/** What a posterior says about a person, as it is told: score 200 to 800, likelihoods of levels, the level itself. */
export function measured(posterior: Posterior, widening: number): Measured {
  const ability = abilityOf(posterior)
  const { theta } = ability
  const se = ability.se * widening
  const bp = (level: SkillLevel) =>
    Math.round(10_000 * Math.min(1, likelihoodAbove(posterior, MARKS[level], widening)))
  const likelihoods: Measured['likelihoods'] = [bp(1), bp(2), bp(3), bp(4)]
  const level = LEVELS.filter((one) => (likelihoods[one - 1] ?? 0) >= LEVEL_BP).at(-1) ?? null
  const [score, scoreSe] = [scoreOf(theta), Math.ceil(PER_THETA * se)]
  return { theta, se, likelihoods, score, scoreSe, interval: intervalOf(score, scoreSe), level }
}
