import type { Clause } from './reading'
import { stemOf, type Token } from './tokens'

/**
 * A sign in a text: words in a row, each a word or a stem (`~dropped` is any form of drop), with `*` for up to three
 * others between.
 */
export type Phrase = readonly string[]

/** "I would" is said as "I'd", too. */
const shortened = ([first = '', second, ...rest]: Phrase): Phrase[] =>
  ['i', 'we'].includes(first) && second === 'would' ? [[`${first}'d`, ...rest]] : []

/** Phrases as they are written: one in each part between bars. */
export const phrases = (text: string): readonly Phrase[] =>
  text
    .split('|')
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) => (word.startsWith('~') ? `~${stemOf(word.slice(1))}` : word)),
    )
    .filter((phrase) => phrase[0] !== '')
    .flatMap((phrase) => [phrase, ...shortened(phrase)])

const GAP = 3
const fits = (token: Token | undefined, word: string): boolean =>
  token !== undefined && (word.startsWith('~') ? token.stem === word.slice(1) : token.word === word)

function foundAt(tokens: readonly Token[], phrase: Phrase, at: number): boolean {
  let next = at
  let gap = 0
  for (const word of phrase) {
    if (word === '*') {
      gap = GAP
      continue
    }
    let skipped = 0
    while (!fits(tokens[next], word) && skipped < gap && next < tokens.length) {
      next += 1
      skipped += 1
    }
    if (!fits(tokens[next], word)) return false
    next += 1
    gap = 0
  }
  return true
}

/** True where one of the phrases stands in these words. */
export const says = (tokens: readonly Token[], wanted: readonly Phrase[]): boolean =>
  wanted.some((phrase) => tokens.some((_, at) => foundAt(tokens, phrase, at)))
export const hasPhrase = ({ tokens }: Clause, wanted: readonly Phrase[]): boolean => says(tokens, wanted)

export const FIRST_PERSON: ReadonlySet<string> = new Set(['i', "i've", "i'd", 'my'])
export const holds = ({ tokens }: Clause, words: ReadonlySet<string>): boolean =>
  tokens.some(({ word }) => words.has(word))
