import { learningPath } from '@tryka/domain'
import type { SeedContext } from './context'
import type { CreditRow, EnrollmentRow, LearningSessionRow } from './rows'

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

const CREDITS = [
  [230, 200, 'Completed the profile', 'profile'],
  [200, 150, 'Verified Python', 'skill'],
  [150, 150, 'Verified TypeScript', 'skill'],
  [120, 150, 'Verified Solidity', 'skill'],
  [90, 150, 'Verified Node.js', 'skill'],
  [75, 100, 'Helped another member with a contract review', 'help'],
  [60, 150, 'Verified Foundry', 'skill'],
  [22, 150, 'Finished the fuzzing challenge', 'challenge'],
  [1.9, 50, 'Scored 95% in a training session', 'session'],
] as const

/** What the demo person earned: 1,250 in all, the newest entry is fifty. */
export const seedCredits = (ctx: SeedContext): CreditRow[] =>
  CREDITS.map(([days, amount, reason, refType], n) => ({
    id: ctx.id('credit', n),
    candidateId: ctx.id('candidate', 0),
    amount,
    reason,
    refType,
    refId: ctx.id(refType, n),
    at: ctx.ago(days),
  }))
