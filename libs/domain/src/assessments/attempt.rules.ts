import { RETRY_AFTER_DAYS } from '../skills/levels'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../timing'

/** How much longer than usual a person takes, chosen without proof and shown to nobody. */
export const TIME_FACTORS = [1, 1.5, 2] as const
export type TimeFactor = (typeof TIME_FACTORS)[number]

/** Languages in which a task may ask for code. */
export const CODE_TASK_KINDS = ['code-sql', 'code-js', 'code-ts', 'code-solidity'] as const
export type CodeTaskKind = (typeof CODE_TASK_KINDS)[number]
export const isCodeTask = (kind: string): kind is CodeTaskKind => CODE_TASK_KINDS.some((one) => one === kind)

export const ATTEMPT_RULES = {
  /** Scored tasks of one attempt. */
  tasks: { least: 12, most: 24 },
  /** From the start to the end, pauses and closed browsers included. */
  hours: 6,
  /** Of all tasks together, before the person's own factor. */
  workMinutes: 60,
  /** Of all pauses together. */
  pauseMinutes: 10,
  /** An answer that comes so late still counts: networks take their time. */
  graceSeconds: 5,
  /** Started attempts of all tracks within 24 hours. */
  startsPerDay: { account: 5, address: 10 },
  /** Started attempts of one track within a year. */
  perYear: 3,
  yearDays: 365,
  /** How far ahead an attempt can be planned. */
  aheadDays: 90,
  /** What was typed, and how many options a task has. */
  answerLength: 80,
  /** Of code, in bytes. */
  codeBytes: 8 * 1024,
  /** Tries of one's own code on the cases that are shown, for one task. */
  runs: 10,
  options: 6,
} as const

/** Where an attempt stands. `held` and `not_confirmed` are of a second look at a result. */
export const ATTEMPT_STATES = [
  'ready',
  'running',
  'grading',
  'scored',
  'held',
  'not_confirmed',
  'void',
  'cancelled',
  'abandoned',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** An account has one of these at most. */
export const OPEN_ATTEMPT_STATES = ['ready', 'running', 'grading'] as const
export const isOpenAttempt = (state: AttemptState): boolean =>
  (OPEN_ATTEMPT_STATES as readonly string[]).includes(state)

/** Why no task follows: precise enough or none left, twenty-four, handed in, or the time was over. */
export const ATTEMPT_ENDS = ['precise', 'all', 'handed_in', 'time'] as const
export type AttemptEnd = (typeof ATTEMPT_ENDS)[number]

/** When a track may be taken again after attempts that began then; null when it may be now. */
export function attemptAgainAt(
  starts: readonly string[],
  now: Date,
): { at: string; why: 'RETRY_LATER' | 'TOO_MANY_ATTEMPTS' } | null {
  const { perYear, yearDays } = ATTEMPT_RULES
  const year = starts
    .map((start) => Date.parse(start))
    .filter((start) => start > now.getTime() - yearDays * DAY_MS)
    .sort((x, y) => y - x)
  const last = year[0]
  if (last === undefined) return null
  const rest = last + RETRY_AFTER_DAYS * DAY_MS
  const [, , third] = year
  const full = year.length >= perYear && third !== undefined ? third + yearDays * DAY_MS : 0
  const at = Math.max(rest, full)
  if (at <= now.getTime()) return null
  return { at: new Date(at).toISOString(), why: full > rest ? 'TOO_MANY_ATTEMPTS' : 'RETRY_LATER' }
}

/** When a task that is shown now has to be answered, in milliseconds: its own time, what is left of all, and of the attempt. */
export const taskDueAt = (shownAt: number, left: { task: number; work: number; attempt: number }): number =>
  shownAt + Math.max(0, Math.min(left.task, left.work, left.attempt))

/** Milliseconds of an attempt. */
export const ATTEMPT_MS = {
  whole: ATTEMPT_RULES.hours * HOUR_MS,
  work: (factor: TimeFactor) => ATTEMPT_RULES.workMinutes * factor * MINUTE_MS,
  pause: ATTEMPT_RULES.pauseMinutes * MINUTE_MS,
  grace: ATTEMPT_RULES.graceSeconds * 1_000,
} as const
