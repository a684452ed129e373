import type { Key } from '../../../tasks/template'
import type { Rng } from '../../../tasks/rng'
import { mixed } from '../../draws'

/** A line of a task, written for the drawn words under a name of its own. */
type Say<W> = (words: W, name: string) => string
/** Lines that the compiler refuses, and lines that it takes. */
export interface Pool<W> {
  refused: readonly Say<W>[]
  taken: readonly Say<W>[]
}
export interface Line {
  text: string
  isRefused: boolean
}

const NAMES = 'abcdefgh'
export const LINES_HINT =
  'The numbers of the lines in rising order with commas, such as 2, 7. If it is one line, its number alone.'

/** So many lines of a pool, mixed; from `least` to `most` of them are refused. */
export function drawnLines<W>(
  rng: Rng,
  { refused, taken }: Pool<W>,
  words: W,
  shown: number,
  [least, most]: readonly [number, number],
): Line[] {
  const right = refused.map((say) => ({ say, isRefused: true }))
  const others = taken.map((say) => ({ say, isRefused: false }))
  return mixed(rng, { right, others }, shown, [least, most]).map(({ say, isRefused }, i) => ({
    text: say(words, NAMES.charAt(i)),
    isRefused,
  }))
}

/** Lines with their numbers in a comment, so that what is shown is a source as it stands. */
export const marked = (lines: readonly { text: string }[]): string =>
  lines.map(({ text }, i) => `${text} // ${i + 1}`).join('\n')

/** The key of a task that asks for numbers of lines, in every usual way to type them. */
export const numbersKey = (numbers: readonly number[]): Key => ({
  kind: 'short',
  accept: [...new Set([', ', ',', ' '].map((between) => numbers.join(between)))],
})

export const refusedKey = (lines: readonly Line[]): Key =>
  numbersKey(lines.flatMap(({ isRefused }, i) => (isRefused ? [i + 1] : [])))
