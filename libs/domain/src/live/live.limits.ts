/** What a stream may hold, and how many there may be. */
export const LIVE_LIMITS = { places: 8, perBrowser: 3, perAccount: 10, perProcess: 3_000 } as const
