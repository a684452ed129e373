import type { Key } from '../../tasks/template'

const LETTERS = 'ABCDEFGH'
const GAPS = ['', ' ', ',', ', '] as const

export const LETTERS_HINT = 'The letters in alphabetical order, without spaces.'

/** The key of what is typed as several words or letters in a row, however they are kept apart. */
export const wordsKey = (words: readonly string[], gaps: readonly string[] = GAPS): Key => ({
  kind: 'short',
  accept: [...new Set(gaps.map((gap) => words.join(gap)))],
})

/** The key of a task that asks for the letters of lines. */
export const lettersKey = (isRight: readonly boolean[]): Key =>
  wordsKey(isRight.flatMap((holds, i) => (holds ? [LETTERS.charAt(i)] : [])))

/** Lines under letters; a further line of the same item is set in. */
export const lettered = (items: readonly string[]): string =>
  items.map((item, i) => `${LETTERS.charAt(i)}  ${item.replaceAll('\n', '\n   ')}`).join('\n')

/** The items back from what `lettered` shows, without their letters. */
export const itemsOf = (code: string): string[] =>
  code
    .split(/^(?=[A-H] {2})/m)
    .filter((part) => /^[A-H] {2}/.test(part))
    .map((part) => part.slice(3).trimEnd().replaceAll('\n   ', '\n'))
