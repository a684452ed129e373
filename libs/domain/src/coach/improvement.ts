/** Own words from which on an answer counts for being improved. */
const WORDS = 60
/** So many points more than the best of the days before. */
const MORE = 10
/** An answer that shares as much with another text is that text again. */
const ALIKE = 0.6
const GRAM = 5

/** A judged answer to one question, as this rule reads it. */
export interface JudgedAnswer {
  text: string
  score: number
  ownWords: number
  /** When it was handed in. */
  at: string
}

const WORD = /[\p{L}\p{N}]+/gu

function grams(text: string): Set<string> {
  const words = text.toLowerCase().match(WORD) ?? []
  const length = Math.min(GRAM, words.length)
  return new Set(
    words.slice(0, words.length - length + 1).map((_, index) => words.slice(index, index + length).join(' ')),
  )
}

/** How much two texts share of their runs of five words, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [grams(one), grams(other)]
  const shared = [...a].filter((gram) => b.has(gram)).length
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}

/**
 * What an answer improved on: the best of those of earlier days, in UTC, that say enough. Null where it is no better
 * by ten points, says too little itself, or is an earlier answer or a sample again.
 */
export function improvedFrom(
  now: JudgedAnswer,
  earlier: readonly JudgedAnswer[],
  samples: readonly string[],
): number | null {
  if (now.ownWords < WORDS) return null
  const before = earlier.filter(
    ({ at, ownWords }) => at.slice(0, 10) < now.at.slice(0, 10) && ownWords >= WORDS,
  )
  if (before.length === 0) return null
  const best = Math.max(...before.map(({ score }) => score))
  if (now.score < best + MORE) return null
  const others = [...earlier.map(({ text }) => text), ...samples]
  return others.every((text) => likeness(now.text, text) < ALIKE) ? best : null
}
