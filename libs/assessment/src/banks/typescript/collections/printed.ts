import type { CheckTools } from '../../../checks/check'
import type { Ask, Key } from '../../../tasks/template'

export const PRINTS = 'What does this program print?'
export const WORDS_HINT = 'The printed line, its words with single spaces between.'

/** The usual ways to type a line of words. */
export const typedWords = (words: readonly (string | number)[]): Key => ({
  kind: 'short',
  accept: [...new Set([' ', ', ', ','].map((between) => words.join(between)))],
})

/** The line that the code of a task really prints. */
export const lineOf = ({ code = '' }: Ask, { js }: CheckTools): string => js(code).printed.trim()

/** The key of a task whose answer is that line. */
export const printedWords = (ask: Ask, tools: CheckTools): Key => typedWords(lineOf(ask, tools).split(' '))

/** The key of a task whose answer is that number. */
export const printedNumber = (ask: Ask, tools: CheckTools): Key => ({
  kind: 'numeric',
  value: Number(lineOf(ask, tools)),
  tolerance: { absolute: 0 },
})
