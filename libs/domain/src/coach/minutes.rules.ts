/** What minutes are counted for. */
export const MINUTE_KINDS = ['reading', 'check', 'task', 'practice', 'review'] as const
export type MinuteKind = (typeof MINUTE_KINDS)[number]

/** How minutes are counted. */
export const BEATS = {
  /** A beat comes so often, and counts at most so much. */
  everySeconds: 30,
  /** Who did nothing for so long is not there; who reads may be quiet for longer. */
  quietSeconds: 60,
  readingQuietSeconds: 120,
  /** What reading takes. */
  wordsPerMinute: 200,
  /** A day counts at most so many times what reading or an answer takes. */
  readingTimes: 2,
  answerTimes: 3,
} as const

/** Seconds of a module that a day counts for reading. */
export const readingCap = (words: number): number =>
  Math.round((BEATS.readingTimes * 60 * words) / BEATS.wordsPerMinute)

/** Seconds that a day counts for an answer that takes so long. */
export const answerCap = (seconds: number): number => BEATS.answerTimes * seconds

/**
 * Whole seconds that a beat counts after the one before it, at most the space between two; what is left of a second
 * stays for the next. A clock that was set back counts nothing.
 */
export function beatSeconds(last: Date, now: Date): { seconds: number; from: Date } {
  const gone = now.getTime() - last.getTime()
  if (gone < 0 || gone >= 1_000 * BEATS.everySeconds)
    return { seconds: gone < 0 ? 0 : BEATS.everySeconds, from: now }
  return { seconds: Math.floor(gone / 1_000), from: new Date(now.getTime() - (gone % 1_000)) }
}
