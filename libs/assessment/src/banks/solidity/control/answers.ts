import type { Key } from '../../../tasks/template'

const typed = (parts: readonly (string | number)[], gaps: readonly string[]): Key => ({
  kind: 'short',
  accept: [...new Set(gaps.map((gap) => parts.join(gap)))],
})

/** The key of a whole number. */
export const wholeKey = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0 } })

/** The key of numbers or words in a row, however they are kept apart. */
export const rowKey = (parts: readonly (string | number)[]): Key => typed(parts, [' ', ', ', ','])

/** The key of one sign after another, with or without spaces. */
export const signsKey = (signs: readonly (string | number)[]): Key => typed(signs, ['', ' ', ', ', ','])
