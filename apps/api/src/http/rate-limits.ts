import type { RateClass } from '@tryka/domain'

export interface RateLimit {
  max: number
  windowMs: number
  /** Counted in the store before the answer; the others in process, and reconciled about once a second. */
  exact: boolean
}
export type RateLimits = Record<RateClass, RateLimit>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Requests per client address (IPv6: per /64), over all instances. `factor` loosens them for load tests. */
export const rateLimits = (factor = 1): RateLimits => ({
  read: { max: 600 * factor, windowMs: MINUTE, exact: false },
  write: { max: 120 * factor, windowMs: MINUTE, exact: false },
  signup: { max: 20 * factor, windowMs: HOUR, exact: true },
  contact: { max: 10 * factor, windowMs: HOUR, exact: true },
  'otp-send': { max: 20 * factor, windowMs: HOUR, exact: true },
  'otp-verify': { max: 30 * factor, windowMs: 10 * MINUTE, exact: true },
  ai: { max: 30 * factor, windowMs: HOUR, exact: true },
  pdf: { max: 60 * factor, windowMs: HOUR, exact: true },
  'sign-in': { max: 60 * factor, windowMs: 15 * MINUTE, exact: true },
})
