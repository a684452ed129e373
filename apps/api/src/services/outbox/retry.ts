import { DAY_MS, HOUR_MS } from '@tryka/domain'
import { AppError } from '../../app-error'

const FIRST_MS = 30_000
const LONGEST_MS = 6 * HOUR_MS
const MOST_TRIES = 20
const MOST_MS = 5 * DAY_MS

/** The pause before the next try: it doubles, and chance spreads those that failed together. */
export function pauseAfter(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1))
  return Math.round(longest * (0.5 + chance / 2))
}

/** True when nobody tries any more: five days are over, and twenty tries are used as well. */
export const isOver = (tries: number, ageMs: number): boolean => tries >= MOST_TRIES && ageMs >= MOST_MS

/**
 * Why a mail did not go out: no more for now, to nobody or to this mailbox; not to be taken ever; or something that may
 * pass.
 */
export type Failure = { is: 'paused' | 'full'; forMs: number } | { is: 'permanent' | 'passing' }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError)) return { is: 'passing' }
  const { code, headers } = error
  const forMs = 1_000 * Number(headers['retry-after'] ?? 60)
  if (code === 'MAIL_PAUSED') return { is: 'paused', forMs }
  if (code === 'MAILBOX_LIMIT') return { is: 'full', forMs }
  return { is: code === 'MAIL_REFUSED' || code === 'MAIL_UNWANTED' ? 'permanent' : 'passing' }
}

/** For the table and the log: no text of a server, which may hold an address. */
export const reasonOf = (error: unknown): string =>
  (error instanceof AppError ? error.code : error instanceof Error ? error.name : 'Error').slice(0, 200)
