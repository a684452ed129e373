import { assessmentDeed, faultyTaskDeed, learningPath, TRACKS } from '@tryka/domain'
import type { SeedContext } from './context'
import type { SampleCreditRow, EnrollmentRow, LearningSessionRow } from './rows'

/** Paths that the demo person is on, with modules done: 75 %, 40 % and 15 %. */
const ACTIVE = [
  ['contract-security', 9],
  ['zero-knowledge', 4],
  ['ml-engineering', 3],
] as const

/** Paths that the screen recommends, none of them begun. */
export const RECOMMENDED_PATHS = ['rust-systems', 'kubernetes-ops', 'llm-applications'] as const

export const seedEnrollments = (ctx: SeedContext): EnrollmentRow[] =>
  ACTIVE.map(([pathId, completed], n) => ({
    id: ctx.id('enrollment', n),
    candidateId: ctx.id('candidate', 0),
    pathId: learningPath(pathId)?.id ?? pathId,
    completed,
    state: 'in_progress',
    enrolledAt: ctx.ago(60 - n * 15),
    version: 1,
  }))

/** Days ago, minutes, path and score: seven hours in the last seven days, older ones before. */
const SESSIONS = [
  [0.9, 120, 'contract-security', null],
  [1.9, 90, 'zero-knowledge', 95],
  [3.1, 120, 'contract-security', null],
  [4.8, 90, 'ml-engineering', null],
  [8.2, 105, 'contract-security', 88],
  [10.1, 60, 'zero-knowledge', null],
  [13.4, 90, 'contract-security', null],
] as const

export const seedSessions = (ctx: SeedContext): LearningSessionRow[] =>
  SESSIONS.map(([days, minutes, pathId, score], n) => ({
    id: ctx.id('session', n),
    candidateId: ctx.id('candidate', 0),
    pathId,
    minutes,
    score,
    at: ctx.ago(days),
  }))

/** Days between two tests of a track: never two in one calendar year. */
const [YEAR, BETWEEN] = [366, 40] as const
const ROUNDS = [0, 1, 2] as const

/** What the demo person was given, as the rules have it: 1,250 in all, the newest row is fifty. */
export const seedCredits = (ctx: SeedContext): SampleCreditRow[] => {
  const tests = ROUNDS.flatMap((round) =>
    TRACKS.map(({ slug }, n) => {
      const at = ctx.ago(1.9 + round * YEAR + n * BETWEEN)
      return { ...assessmentDeed(slug, at), at }
    }),
  )
  const fault = { ...faultyTaskDeed('typescript', { templateId: 'sample', revision: 1 }), at: ctx.ago(20) }
  return [...tests, fault].map((row, n) => ({ id: ctx.id('credit', n), ...row }))
}
