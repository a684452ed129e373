import type { Key } from '../../../tasks/template'

const LETTERS = 'ABCDEFGH'
const rowKey = (words: readonly (string | number)[], gaps: readonly string[]): Key => ({
  kind: 'short',
  accept: [...new Set(gaps.map((gap) => words.join(gap)))],
})

export const letterOf = (place: number): string => LETTERS.charAt(place)
export const LETTERS_HINT = 'The letters in alphabetical order, without spaces.'

/** The key of a task that asks for the letters of what holds. */
export const lettersKey = (holds: readonly boolean[]): Key =>
  rowKey(
    holds.flatMap((isRight, i) => (isRight ? [letterOf(i)] : [])),
    ['', ' ', ',', ', '],
  )

/** The key of words in a row, however they are kept apart. */
export const wordsKey = (words: readonly (string | number)[]): Key => rowKey(words, [' ', ', ', ','])

/** A number that is asked for as it is. */
export const exactly = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0 } })
