import { criteriaOf, type Criterion, type PracticeType } from './rubric'

/** What holds for people who help each other. */
export const PEER_RULES = {
  /** The name of one's choice. */
  name: 40,
  languages: 5,
  /** Answers of a calibration. */
  golden: 3,
  /** Hundredths of a level: how far one may be from the raters on the mean, and nowhere further than so many levels. */
  distance: 75,
  furthest: 2,
  /** After so many reviews of a type it is calibrated anew. */
  givenPerCalibration: 20,
  /** Of so many answers that are taken one is known; how kind one is there is told from so many on. */
  knownEvery: 8,
  knownTold: 3,
  /** People who look at an answer; one more where they differ by more than a level. */
  reviewers: 2,
  moreReviewers: 3,
  differ: 1,
  quotes: 2,
  quoteMin: 8,
  quote: 300,
  thingMin: 20,
  thing: 600,
  answerMin: 40,
  /** An answer with what was said to its follow-up. */
  answer: 12_100,
  /** Answers shared in a month of UTC that cost nothing. */
  freePerMonth: 2,
  /** How long an answer waits for people, and how long it stays open once they were there. */
  waitDays: 14,
  openDays: 7,
  /** How long somebody may keep an answer that was taken. */
  takenHours: 24,
  takenAtOnce: 2,
  takenPerDay: 10,
  sharedAtOnce: 5,
  /** The same two people do not meet again for so many days. */
  pairDays: 30,
  /** After closing, texts go. */
  keepDays: 30,
} as const

/** Languages in which answers are looked at. */
export const PEER_LANGUAGES = [
  'English',
  'German',
  'French',
  'Spanish',
  'Portuguese',
  'Hindi',
  'Mandarin',
] as const
export type PeerLanguage = (typeof PEER_LANGUAGES)[number]

/** A level for each criterion of a type. */
export type PeerLevels = { id: Criterion; level: number }[]

/** True when each criterion of the type has its level, once. */
export const areWholeLevels = (type: PracticeType, levels: PeerLevels): boolean => {
  const wanted = criteriaOf(type)
  return levels.length === wanted.length && wanted.every((id) => levels.some((one) => one.id === id))
}

/** How far levels are from those of the raters. */
export interface Calibrated {
  /** Hundredths of a level, on the mean. */
  distance: number
  /** The furthest one is off, in levels. */
  furthest: number
  /** Hundredths of a level; above nothing where one is kinder than the raters. */
  shift: number
  isPassed: boolean
}

/** Compares levels with the raters', pair by pair: `[own, theirs]`. */
export function calibrated(pairs: readonly (readonly [number, number])[]): Calibrated {
  const sum = pairs.reduce((all, [own, theirs]) => all + Math.abs(own - theirs), 0)
  const off = pairs.reduce((all, [own, theirs]) => all + own - theirs, 0)
  const furthest = pairs.reduce((most, [own, theirs]) => Math.max(most, Math.abs(own - theirs)), 0)
  const of = (total: number) => (pairs.length === 0 ? 0 : Math.round((100 * total) / pairs.length))
  // The sum decides, not what is left of it after rounding.
  const isNear = pairs.length > 0 && 100 * sum <= PEER_RULES.distance * pairs.length
  return {
    distance: of(sum),
    furthest,
    shift: of(off),
    isPassed: isNear && furthest <= PEER_RULES.furthest,
  }
}

/** The level between several: the middle one, or the lower half between two. */
export function medianLevel(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b)
  const middle = Math.floor((sorted.length - 1) / 2)
  const [low = 0, high = 0] = [sorted[middle], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}

/** The median of each criterion over several reviews. */
export const medianLevels = (type: PracticeType, reviews: readonly PeerLevels[]): PeerLevels =>
  criteriaOf(type).map((id) => ({
    id,
    level: medianLevel(reviews.map((levels) => levels.find((one) => one.id === id)?.level ?? 0)),
  }))

/** True when two reviews are further apart somewhere than people may be. */
export const doDiffer = (reviews: readonly PeerLevels[]): boolean =>
  reviews.some((one) =>
    one.some(({ id, level }) =>
      reviews.some(
        (other) =>
          Math.abs(level - (other.find((same) => same.id === id)?.level ?? level)) > PEER_RULES.differ,
      ),
    ),
  )

/** What help is called once it was counted so often: a review that was found useful, a mock interview that both confirmed. */
export const PEER_MARKS = ['helper', 'mentor'] as const
export type PeerMark = (typeof PEER_MARKS)[number]
export const PEER_MARK_HELPS: Readonly<Record<PeerMark, number>> = { helper: 3, mentor: 25 }
export const PEER_MARK_NAMES: Readonly<Record<PeerMark, string>> = { helper: 'Helper', mentor: 'Mentor' }

/** The highest mark that so many helps give. */
export const markFor = (helps: number): PeerMark | null =>
  PEER_MARKS.findLast((mark) => helps >= PEER_MARK_HELPS[mark]) ?? null
