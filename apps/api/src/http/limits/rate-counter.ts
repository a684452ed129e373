/** One client's use of one window. */
export interface Count {
  count: number
  expiresAt: number
}

export interface CountDelta {
  key: string
  by: number
  windowMs: number
}

/** Shared counts of requests. A window starts at the first request and ends `windowMs` later. */
export interface RateCounter {
  /** Adds to each key and answers the totals in the same order. */
  add(deltas: CountDelta[], now: number): Promise<Count[]>
  sweep(now: number): Promise<void>
}
