import type { CALIBRATIONS, CredentialVisibility, SkillLevel, TrackSlug } from '@tryka/domain'

/** A result that proves a level, as it is written into a credential: every figure from one posterior. */
export interface Proof {
  accountId: string
  attemptId: string
  track: TrackSlug
  skill: string
  /** Of the bank. */
  bankVersion: string
  calibration: (typeof CALIBRATIONS)[number]
  /** How many tasks counted. */
  tasks: number
  level: SkillLevel
  score: number
  /** On the scale of the score, rounded up. */
  standardError: number
  interval: { low: number; high: number }
  /** Of levels 1 to 4, in basis points. */
  likelihoods: readonly number[]
  /** When the test was over. */
  endedAt: string
  visibility: CredentialVisibility
}
