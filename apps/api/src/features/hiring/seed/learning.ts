import {
  assessmentDeed,
  challengeDeed,
  challengeWeek,
  faultyTaskDeed,
  localDay,
  localTime,
  TRACKS,
} from '@tryka/domain'
import { COURSE_PATHS } from '@tryka/coach'
import type { SeedContext } from './context'
import { DEMO_ZONE } from './context'
import type { SampleCreditRow, EnrollmentRow, LearningSessionRow, ModuleProgressRow } from './rows'

/** Paths that the demo person is on, with modules done: 75 %, 40 % and 15 %. */
const ACTIVE = [
  ['contract-security', 9],
  ['analytics-engineering', 2],
  ['ml-engineering', 3],
] as const

export const seedEnrollments = (ctx: SeedContext): EnrollmentRow[] =>
  ACTIVE.map(([pathId, completed], n) => ({
    id: ctx.id('enrollment', n),
    candidateId: ctx.id('candidate', 0),
    pathId,
    completed,
    state: 'in_progress',
    enrolledAt: ctx.ago(60 - n * 15),
    version: 1,
  }))

/** What the demo person passed of them, one every few days. */
export const seedModules = (ctx: SeedContext): ModuleProgressRow[] =>
  ACTIVE.flatMap(([pathId, completed], path) => {
    const modules = COURSE_PATHS.find(({ id }) => id === pathId)?.modules ?? []
    return modules.slice(0, completed).map(({ id }, n) => ({
      candidateId: ctx.id('candidate', 0),
      moduleId: id,
      revision: 1,
      state: 'passed' as const,
      openedAt: ctx.ago(59 - path * 15 - n * 3),
      passedAt: ctx.ago(58 - path * 15 - n * 3),
      isSample: true,
      version: 1,
    }))
  })

/** Days ago, minutes, path and score: seven hours in the last seven days, older ones before. */
const SESSIONS = [
  [0.9, 120, 'contract-security', null],
  [1.9, 90, 'analytics-engineering', 95],
  [3.1, 120, 'contract-security', null],
  [4.8, 90, 'ml-engineering', null],
  [8.2, 105, 'contract-security', 88],
  [10.1, 60, 'analytics-engineering', null],
  [13.4, 90, 'contract-security', null],
] as const

export const seedSessions = (ctx: SeedContext): LearningSessionRow[] =>
  SESSIONS.map(([days, minutes, pathId, score], n) => ({
    id: ctx.id('session', n),
    candidateId: ctx.id('candidate', 0),
    pathId,
    origin: 'sample',
    day: localDay(new Date(ctx.ago(days)), DEMO_ZONE),
    kind: null,
    ref: null,
    seconds: 60 * minutes,
    score,
    at: ctx.ago(days),
  }))

/** Days between two tests of a track: never two in one calendar year. */
const [YEAR, BETWEEN] = [366, 40] as const
const ROUNDS = [0, 1, 2] as const

/** The challenge of last week, met on its Sunday: this week's is still to be chosen. */
function lastChallenge(ctx: SeedContext) {
  const met = ctx.localAt(-localTime(ctx.now, DEMO_ZONE).weekday, 10)
  const { week } = challengeWeek(met, DEMO_ZONE)
  return { ...challengeDeed(week, 'Raise Reflection to “specific”'), at: met.toISOString() }
}

/** What the demo person was given, as the rules have it: 1,250 in all, the newest row is the challenge's fifty. */
export const seedCredits = (ctx: SeedContext): SampleCreditRow[] => {
  const tests = ROUNDS.flatMap((round) =>
    TRACKS.map(({ slug }, n) => {
      const at = ctx.ago(9.9 + round * YEAR + n * BETWEEN)
      return { ...assessmentDeed(slug, at), at }
    }),
  )
  const fault = { ...faultyTaskDeed('typescript', { templateId: 'sample', revision: 1 }), at: ctx.ago(20) }
  return [lastChallenge(ctx), ...tests.slice(0, -1), fault].map((row, n) => ({
    id: ctx.id('credit', n),
    ...row,
  }))
}
