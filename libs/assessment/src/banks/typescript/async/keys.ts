import type { Ask, Key } from '../../../tasks/template'

const GAPS = [' ', ', ', ','] as const

/** The key of what is typed as words in a row, however they are kept apart. */
export const wordsKey = (words: readonly (string | number)[]): Key => ({
  kind: 'short',
  accept: [...new Set(GAPS.map((gap) => words.join(gap)))],
})

/** The key of a whole number. */
export const wholeKey = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0.1 } })

/** The one order in which these options are printed. */
export const printedOrder = ({ options = [] }: Ask, printed: readonly string[]): Key => ({
  kind: 'ordering',
  orders: [printed.map((line) => options.indexOf(line))],
})
