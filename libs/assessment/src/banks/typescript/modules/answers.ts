import type { Key } from '../../../tasks/template'

/** The key of words in a row, however they are kept apart. */
const rowKey = (words: readonly (string | number)[], gaps: readonly string[]): Key => ({
  kind: 'short',
  accept: [...new Set(gaps.map((gap) => words.join(gap)))],
})
export const wordsKey = (words: readonly (string | number)[]): Key => rowKey(words, [' ', ', ', ','])
export const PRINTED_HINT = 'All that is printed, in one row with spaces between, such as: x 7 y'

const LETTERS = 'ABCDEFGH'
export const letterOf = (place: number): string => LETTERS.charAt(place)

/** The key of a task that asks for the letters of what holds. */
export const lettersKey = (holds: readonly boolean[]): Key =>
  rowKey(
    holds.flatMap((isRight, i) => (isRight ? [letterOf(i)] : [])),
    ['', ' ', ',', ', '],
  )
export const LETTERS_HINT = 'The letters in alphabetical order, without spaces.'

/** A number that is asked for as it is. */
export const exactly = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0 } })
