import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'
import { AppError } from './app-error'

const SECOND_MS = 1_000

/** Each unit is used up to so many of it; beyond, "in 3 days" says enough. */
const UNITS = [
  { unit: 'second', ms: SECOND_MS, most: 90 },
  { unit: 'minute', ms: MINUTE_MS, most: 90 },
  { unit: 'hour', ms: HOUR_MS, most: 48 },
  { unit: 'day', ms: DAY_MS, most: Infinity },
] as const

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / SECOND_MS))

/** "in 42 seconds", "in 5 hours": from when on something is possible again, never too early. */
export function inTime(ms: number): string {
  const wait = secondsOf(ms) * SECOND_MS
  const { unit, count } = UNITS.map((one) => ({ ...one, count: Math.ceil(wait / one.ms) })).find(
    ({ count: many, most }) => many <= most,
  ) ?? { unit: 'day', count: 1 }
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The header of a refusal that ends by itself. */
export const retryAfter = (ms: number): Record<string, string> => ({ 'retry-after': String(secondsOf(ms)) })

/**
 * The one refusal of "too many": `sentence` says what, and it adds when it ends, in words and in the header. A limit that
 * no hour ends, such as a number of things one may have, is a 409 instead.
 */
export const tryLater = (code: string, sentence: string, ms: number, members: Record<string, unknown> = {}) =>
  new AppError(429, code, `${sentence} Try again ${inTime(ms)}.`, retryAfter(ms), undefined, members)
