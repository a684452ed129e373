import { stemmer } from 'stemmer'
import type { CleanText } from './clean-text'
import { FUNCTION_WORDS, NUMBER_WORDS } from './words/function-words'
import { GENERAL_WORDS } from './words/general-words'

/** A word of a text: offsets are of the cleaned text. */
export interface Token {
  readonly word: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** Which sentence and which clause it stands in. */
  readonly sentence: number
  readonly clause: number
  readonly isNumber: boolean
}

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/isation/, 'ization'],
  [/is(e|ed|es|ing)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/our(s|ed|ing|ite|able)?$/, 'or$1'],
  [/ll(ed|ing|er)$/, 'l$1'],
  [/tre$/, 'ter'],
  [/ence$/, 'ense'],
  [/ogue$/, 'og'],
  [/ae/, 'e'],
]

/** The stem of a word, the same for British and American spelling (Porter's algorithm). */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/'s$|'$/, '')
  const american = bare.length < 6 ? bare : BRITISH.reduce((text, [from, to]) => text.replace(from, to), bare)
  return stemmer(american)
}

const GENERAL = new Set(GENERAL_WORDS.map(stemOf))

/** Words that say something: no grammar, no numbers. */
export const isContent = ({ word, isNumber }: Token): boolean =>
  !isNumber && word.length > 1 && !FUNCTION_WORDS.has(word)
/** Words that fit one story and not any. `known` are the stems of the question, which cost nothing to repeat. */
export const isConcrete = (token: Token, known: ReadonlySet<string>): boolean =>
  isContent(token) && token.word.length > 2 && !GENERAL.has(token.stem) && !known.has(token.stem)

const WORD = /[\p{L}\p{N}]+(?:['._+#/-][\p{L}\p{N}]+|,\d+)*[%+#]?/gu
const END = /[.!?]+["')\]]*(?=\s|$)|\n+|[。！？।؟]+|;/gu
const CAPITAL = /(?<=[\p{Ll}\p{N}%)] *) (?! )(\p{Lu}\p{Ll}+)/gu
/** A capital of its own in any sentence. */
const MONTH = 'May'
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|cf|approx|dr|mr|mrs|no|st)\.$/i

/** Where sentences end: after their sign, at a line's end; never in a number or an abbreviation. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  for (const { index, 0: sign } of text.matchAll(END)) {
    const end = index + sign.length
    if (sign.startsWith('.') && ABBREVIATION.test(text.slice(Math.max(0, end - 8), end))) continue
    ends.push(end)
  }
  // Whoever leaves out the signs still begins a sentence with a capital.
  for (const { index, 1: word = '' } of text.matchAll(CAPITAL))
    if (FUNCTION_WORDS.has(word.toLowerCase()) && word !== MONTH) ends.push(index + 1)
  ends.push(text.length + 1)
  return [...new Set(ends)].sort((a, b) => a - b)
}

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word)

/** The words of a text with the sentence of each; clauses are cut by `clausesOf`. */
export function tokensOf({ text }: CleanText): Token[] {
  const ends = sentenceEnds(text)
  const tokens: Token[] = []
  let sentence = 0
  for (const { index, 0: found } of text.matchAll(WORD)) {
    while (index >= (ends[sentence] ?? Infinity)) sentence += 1
    const word = found.toLowerCase()
    const isNumber = (/^\d/.test(word) && !isYear(word)) || NUMBER_WORDS.has(word)
    tokens.push({
      word,
      stem: stemOf(word),
      start: index,
      end: index + found.length,
      sentence,
      clause: 0,
      isNumber,
    })
  }
  return tokens
}
