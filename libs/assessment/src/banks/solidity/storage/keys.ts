import type { Key } from '../../../tasks/template'

const GAPS = [', ', ',', ' '] as const

/** The key of a whole number. */
export const wholeKey = (value: number | string): Key => ({
  kind: 'numeric',
  value: Number(value),
  tolerance: { absolute: 0.1 },
})

/** The key of what is typed in a row, however it is kept apart. */
export const wordsKey = (words: readonly (string | number | bigint)[]): Key => ({
  kind: 'short',
  accept: [...new Set(GAPS.map((gap) => words.join(gap)))],
})

/** The key of the places of those that hold, counted from 1. */
export const numberedKey = (holds: readonly boolean[]): Key =>
  wordsKey(holds.flatMap((one, i) => (one ? [i + 1] : [])))
