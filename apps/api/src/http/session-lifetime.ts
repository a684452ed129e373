const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

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
  account: { idleMs: 30 * DAY, absoluteMs: 365 * DAY },
  visitor: { idleMs: DAY, absoluteMs: 30 * DAY },
  admin: { idleMs: 30 * MINUTE, absoluteMs: 8 * 60 * MINUTE },
}

/** Use is written down at most this often. */
export const TOUCH_MS = MINUTE
