/** Waiting times of the specification, in milliseconds (section 9). */
export const TIMING = {
  earlyAccessRedirect: 2_000,
  copied: 2_000,
  scrollAfterRouteChange: 100,
  toast: 5_000,
  toastRemoval: 1_000_000,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
} as const

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
