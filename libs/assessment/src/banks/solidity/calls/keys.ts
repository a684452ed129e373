import type { Key } from '../../../tasks/template'

const GAPS = [' ', ', ', ','] as const

/** The key of what is typed as words in a row, however they are kept apart. */
export const wordsKey = (words: readonly (string | number)[]): Key => ({
  kind: 'short',
  accept: [...new Set(GAPS.map((gap) => words.join(gap)))],
})

/** The key of a whole number. */
export const wholeKey = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0.1 } })

/** The key of options that are chosen, by their places. */
export const chosenKey = (right: readonly number[]): Key => ({ kind: 'multiple', right })

/** The one order in which these come. */
export const orderKey = (options: readonly string[], found: readonly string[]): Key => ({
  kind: 'ordering',
  orders: [found.map((one) => options.indexOf(one))],
})
