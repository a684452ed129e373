import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'

/**
 * Whose session it is: a visitor of the public site, an account of the dashboards, an administrator. Each has a cookie
 * of its own, so that leaving one leaves the others alone.
 */
export type SessionKind = 'visitor' | 'account' | 'admin'

export interface Lifetime {
  /** Without use for this long, it ends. */
  idleMs: number
  /** It ends after this long in any case. */
  absoluteMs: number
}

export const LIFETIMES: Record<SessionKind, Lifetime> = {
  account: { idleMs: 30 * DAY_MS, absoluteMs: 365 * DAY_MS },
  visitor: { idleMs: DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
}

/** Use is written down at most this often. */
export const TOUCH_MS = MINUTE_MS
