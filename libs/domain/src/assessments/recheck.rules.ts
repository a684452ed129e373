import type { RecheckState } from '../hiring/interviews/recheck-states'
import { MINUTE_MS } from '../timing'

/** One that was answered, declined or missed goes no further. */
export const OPEN_RECHECK_STATES = ['asked', 'accepted', 'running'] as const
export const isOpenRecheck = (state: RecheckState): boolean =>
  (OPEN_RECHECK_STATES as readonly string[]).includes(state)

export const RECHECK_RULES = {
  tasks: 5,
  /** So many right confirm. */
  right: 3,
  /** Tasks lie so far below the result, in standard deviations of ability. */
  below: 1,
  /** With such tasks a person of the level confirms in so many of 100 tries, and one two deviations lower (simulated). */
  confirms: { same: 93, lower: 7 },
  /** From the start to the end. */
  minutes: 30,
  /** Of one interview, each skill once. */
  skills: 3,
  /** From the start to the end in an interview. */
  liveMinutes: 8,
} as const

export const RECHECK_MS = RECHECK_RULES.minutes * MINUTE_MS
