import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'
import type { RateClass } from '@tryka/domain'

interface Window {
  max: number
  windowMs: number
}

export interface RateLimit extends Window {
  /** Counted in the store before the answer; the others in process, and reconciled about once a second. */
  exact: boolean
  /** Of one account, from whichever addresses it calls. */
  perAccount?: readonly Window[]
}
export type RateLimits = Record<RateClass, RateLimit>

/** Requests per client address (IPv6: per /64) and of some kinds per account, over all instances. `factor` loosens them for load tests. */
export const rateLimits = (factor = 1): RateLimits => ({
  // Pages that search engines read, too, in a row; each costs a few reads.
  page: { max: 100 * factor, windowMs: 1_000, exact: false },
  read: { max: 600 * factor, windowMs: MINUTE_MS, exact: false },
  write: { max: 120 * factor, windowMs: MINUTE_MS, exact: false },
  signup: { max: 20 * factor, windowMs: HOUR_MS, exact: true },
  contact: { max: 10 * factor, windowMs: HOUR_MS, exact: true },
  'otp-send': { max: 20 * factor, windowMs: HOUR_MS, exact: true },
  'otp-verify': { max: 30 * factor, windowMs: 10 * MINUTE_MS, exact: true },
  ai: {
    max: 30 * factor,
    windowMs: HOUR_MS,
    exact: true,
    perAccount: [
      { max: 30 * factor, windowMs: HOUR_MS },
      { max: 100 * factor, windowMs: DAY_MS },
    ],
  },
  pdf: {
    max: 60 * factor,
    windowMs: HOUR_MS,
    exact: true,
    perAccount: [
      { max: 60 * factor, windowMs: HOUR_MS },
      { max: 200 * factor, windowMs: DAY_MS },
    ],
  },
  // Everything that is kept about somebody, with each resume printed.
  export: {
    max: 30 * factor,
    windowMs: DAY_MS,
    exact: true,
    perAccount: [{ max: 3 * factor, windowMs: DAY_MS }],
  },
  // Pages of people: as many as somebody reads, and not as many as a program copies.
  directory: {
    max: 2_000 * factor,
    windowMs: HOUR_MS,
    exact: false,
    perAccount: [{ max: 200 * factor, windowMs: HOUR_MS }],
  },
  // Of a test: faster than anybody reads; in one house many may take tests.
  answer: {
    max: 600 * factor,
    windowMs: MINUTE_MS,
    exact: false,
    perAccount: [{ max: 60 * factor, windowMs: MINUTE_MS }],
  },
  // A file that is read and whose signatures are checked.
  badge: {
    max: 60 * factor,
    windowMs: HOUR_MS,
    exact: true,
    perAccount: [{ max: 60 * factor, windowMs: HOUR_MS }],
  },
  // It writes some two megabytes, and everybody's writes take turns.
  refill: {
    max: 5 * factor,
    windowMs: 15 * MINUTE_MS,
    exact: true,
    perAccount: [{ max: 5 * factor, windowMs: 15 * MINUTE_MS }],
  },
  'sign-in': { max: 60 * factor, windowMs: 15 * MINUTE_MS, exact: true },
})
