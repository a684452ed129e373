import type { ExperienceLevel } from '../early-access/constants'
import type { InterviewType } from '../hiring/constants'
import { KEPT_DAYS } from '../retention'
import { DAY_MS } from '../timing'
import type { PracticeType } from './rubric'

export const PRACTICE_LIMITS = {
  /** UTF-16 units of one answer, and of what is said to its follow-up. */
  answer: 6_000,
  sessionsPerDay: 20,
  turnsPerDay: 150,
  /** A session that nobody ends ends by itself. */
  openHours: 24,
  /** Days after which a question may be asked again. */
  againDays: 90,
  /** Sessions from which on progress is drawn as a line. */
  line: 3,
  /** Questions from which on a session may be the best. */
  best: 3,
} as const

export const SESSION_COUNTS = [1, 3, 5, 8] as const
export type SessionCount = (typeof SESSION_COUNTS)[number]
export const ANSWER_MODES = ['typed', 'spoken'] as const
export type AnswerMode = (typeof ANSWER_MODES)[number]
export const FEEDBACK_TIMES = ['each', 'end'] as const
export type FeedbackTime = (typeof FEEDBACK_TIMES)[number]

/** Soft: when the usual time of a question is over, one line says so. Nothing else happens. */
export const PRACTICE_TIMERS = ['off', 'soft'] as const
export type PracticeTimer = (typeof PRACTICE_TIMERS)[number]

/** How long practice is kept, by the person's choice. */
export const PRACTICE_KEEPING = ['year', 'quarter', 'by-hand'] as const
export type PracticeKeeping = (typeof PRACTICE_KEEPING)[number]
/** Days from the beginning of a session; null is until it is deleted by hand. */
export const KEEPING_DAYS: Record<PracticeKeeping, number | null> = {
  year: KEPT_DAYS.practice,
  quarter: 90,
  'by-hand': null,
}

/** When a session that began at a moment is deleted by itself. */
export function keptUntil(keeping: PracticeKeeping, startedAt: string): string | null {
  const days = KEEPING_DAYS[keeping]
  return days === null ? null : new Date(Date.parse(startedAt) + days * DAY_MS).toISOString()
}

/** Words of an answer that is neither thin nor long: `[least, most]`. */
export const USUAL_WORDS: Record<PracticeType, readonly [number, number]> = {
  behavioural: [60, 350],
  technical: [60, 420],
  'system-design': [60, 500],
  case: [60, 500],
  culture: [60, 350],
}

/** Which questions a real interview of each type is practised with, in their order. */
export const INTERVIEW_MIX: Record<InterviewType, readonly PracticeType[]> = {
  Phone: ['culture', 'behavioural', 'culture', 'behavioural'],
  Video: ['behavioural', 'technical', 'behavioural', 'technical', 'culture'],
  'On-site': ['behavioural', 'technical', 'behavioural', 'technical', 'system-design'],
  Technical: ['technical', 'technical', 'system-design', 'technical', 'technical'],
  Panel: ['behavioural', 'behavioural', 'technical', 'behavioural', 'culture'],
}

/** Which questions anything else is practised with, where nobody chose a kind. */
export const USUAL_MIX: readonly PracticeType[] = ['behavioural', 'technical', 'culture']

/** The level that a posting asks for by its years: 0 to 2, 3 to 5, 6 to 10, more. */
export const levelOfYears = (minYears: number): ExperienceLevel =>
  minYears <= 2 ? 'entry' : minYears <= 5 ? 'mid' : minYears <= 10 ? 'senior' : 'expert'

/** `count` types out of a mix, from its beginning and round again. */
export const mixOf = (mix: readonly PracticeType[], count: number): PracticeType[] =>
  Array.from({ length: count }, (_, index) => mix[index % mix.length] ?? 'behavioural')
