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

export const DAY_MS = 86_400_000
