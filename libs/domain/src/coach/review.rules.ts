import { atLocal, localTime } from '../hiring/zone'

export const REVIEW_LIMITS = {
  /** Cards a day: as it is at first, and what may be chosen. */
  preset: 20,
  least: 5,
  most: 60,
  /** Answers a day, those that are asked again among them. */
  answersPerDay: 200,
  /** A day's review counts as cleared with so many cards or more. */
  clearedFrom: 5,
  /** The day begins at this hour, so that a late evening belongs to its day. */
  dayBegins: 4,
  /** Over so many times what is expected a right answer was hard. */
  slow: 3,
  /** UTF-16 units of what is said to a point. */
  said: 1_000,
} as const

export const CARD_RATINGS = ['again', 'hard', 'good', 'easy'] as const
export type CardRating = (typeof CARD_RATINGS)[number]

export const CARD_SOURCES = ['check', 'point'] as const
export type CardSource = (typeof CARD_SOURCES)[number]

/** The day of reviews at a moment, in the person's zone. */
export function reviewDay(now: Date, zone: string): string {
  const { year, month, day, hour } = localTime(now, zone)
  const before = hour < REVIEW_LIMITS.dayBegins ? 1 : 0
  return new Date(Date.UTC(year, month - 1, day - before)).toISOString().slice(0, 10)
}

/** So many days after a day. */
export function dayAfter(day: string, days = 1): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** When the day of reviews ends that a moment lies in. */
export function reviewDayEnds(now: Date, zone: string): Date {
  const [year = 1970, month = 1, date = 1] = reviewDay(now, zone).split('-').map(Number)
  return atLocal(zone, year, month, date + 1, REVIEW_LIMITS.dayBegins)
}

export interface CardAnswered {
  isRight: boolean
  afterHint: boolean
  seconds: number
  /** What an answer takes. */
  expected: number
}

/** How an answer is rated; by the machine, for nobody rates themselves well. Easy is only ever said by the person. */
export function ratingOf({ isRight, afterHint, seconds, expected }: CardAnswered): CardRating {
  if (!isRight) return 'again'
  return afterHint || seconds > REVIEW_LIMITS.slow * expected ? 'hard' : 'good'
}

/** *Too easy* is heard after Good twice in a row. @param ratings newest first */
export const mayEase = (ratings: readonly (CardRating | null)[]): boolean =>
  ratings[0] === 'good' && ratings[1] === 'good'
