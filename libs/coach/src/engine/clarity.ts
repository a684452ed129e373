import type { PracticeType, RubricLevel } from '@tryka/domain'
import { USUAL_WORDS } from '@tryka/domain'
import { grouped } from './clauses'
import type { Found } from './found'
import type { Reading } from './reading'
import { isContent, type Token } from './tokens'
import { FILLER_PHRASES, FILLERS } from './words/function-words'

/** Right twice in a row. */
const TWICE = new Set('that had very'.split(' '))
/** A sentence beyond this is read twice. */
const LONG = 35

/** Sounds and words that fill a pause, and words that are begun again. */
export function fillersOf(tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word)
  const pairs = FILLER_PHRASES.flatMap(([a, b]) =>
    words.filter((word, at) => word === a && words[at + 1] === b),
  )
  const again = tokens.filter(
    ({ word, isNumber }, at) => !isNumber && word === words[at - 1] && !TWICE.has(word),
  )
  return words.filter((word) => FILLERS.has(word)).length + pairs.length + again.length
}

/** From 4 down: length outside what is usual, fillers, long sentences, few different words. */
export function clarity(reading: Reading, type: PracticeType, spoken: boolean): Found {
  const { tokens, ownWords } = reading
  const sentences = grouped(tokens, 'sentence')
  const [least, most] = USUAL_WORDS[type]
  const outside =
    ownWords < least / 2 || ownWords > most * 1.5 ? 2 : ownWords < least || ownWords > most ? 1 : 0
  const rate = (100 * fillersOf(tokens)) / Math.max(1, ownWords) / (spoken ? 2 : 1)
  const filled = rate > 6 ? 2 : rate > 3 ? 1 : 0
  // Speech has no signs, and a text without them is no text of long sentences.
  const isSigned = sentences.length > 1 && !spoken
  const long = isSigned && sentences.filter((sentence) => sentence.length > LONG).length >= 2 ? 1 : 0
  const content = tokens.filter(isContent)
  const distinct = new Set(content.map(({ stem }) => stem)).size
  const poor = content.length > 0 && distinct / content.length < 0.35 ? 1 : 0
  return { level: Math.max(0, 4 - outside - filled - long - poor) as RubricLevel, clauses: [] }
}
