import type { Token } from './tokens'
import { FUNCTION_WORDS } from './words/function-words'
import { BETWEEN, PAST_VERBS, STATE_VERBS } from './words/verbs'

const SUBJECTS = new Set(
  "i we they he she i've we've i'd we'd it you nobody somebody everybody people".split(' '),
)
/** What may as well be an object: it begins a clause before a verb alone. */
const OBJECTS = new Set('it you nobody somebody everybody people'.split(' '))
const JOINS = new Set(
  'and but so then because while until when after before which where although since or'.split(' '),
)
const OPENERS = new Set(
  'the a an one this that these those my our their his her its no every each all'.split(' '),
)
const VERBS_OF_BEING = new Set('is are was were could had has have can did does do will would'.split(' '))
/** Shorter beginnings belong to what follows. */
const LEAST = 3
const AHEAD = 5

const isVerb = (word: string): boolean =>
  PAST_VERBS.has(word) || VERBS_OF_BEING.has(word) || STATE_VERBS.has(word) || word.endsWith('ed')

const IS = new Set('is are was were'.split(' '))
/** A noun that something is said of: "deployments were", "the result was". */
function names(tokens: readonly Token[], index: number): boolean {
  const [word, next, third] = [0, 1, 2].map((by) => tokens[index + by]?.word ?? '')
  const before = tokens[index - 1]?.word ?? ''
  const isFree = !FUNCTION_WORDS.has(before) || SUBJECTS.has(before)
  if (OPENERS.has(word ?? '')) return isFree && !FUNCTION_WORDS.has(next ?? '') && IS.has(third ?? '')
  return isFree && !FUNCTION_WORDS.has(word ?? '') && IS.has(next ?? '')
}

/** Where a clause begins: a new subject, a joining word before one or before a verb, or a verb behind a comma. */
function begins(text: string, tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? ''
  const before = tokens[index - 1]?.word ?? ''
  const between = text.slice(tokens[index - 1]?.end, tokens[index]?.start)
  if (/[,:–—]/.test(between) && PAST_VERBS.has(word)) return true
  if (names(tokens, index)) return true
  if (OBJECTS.has(word) && !isVerb(tokens[index + 1]?.word ?? '')) return false
  if (SUBJECTS.has(word))
    return !JOINS.has(before) && !BETWEEN.has(before) && before !== 'that' && before !== 'if'
  if (!JOINS.has(word) || JOINS.has(before)) return false
  let next = index + 1
  while (BETWEEN.has(tokens[next]?.word ?? '') || JOINS.has(tokens[next]?.word ?? '')) next += 1
  const after = tokens[next]?.word ?? ''
  if (SUBJECTS.has(after) || PAST_VERBS.has(after) || after === 'that') return true
  if (word === 'when' || word === 'because' || word === 'after' || word === 'before') return true
  return (
    OPENERS.has(after) &&
    tokens
      .slice(next + 1, next + AHEAD)
      .some((one) => VERBS_OF_BEING.has(one.word) || PAST_VERBS.has(one.word))
  )
}

/**
 * Tokens with their clauses numbered. A clause ends with its sentence, or where the words begin another: an answer
 * without any punctuation is cut at the same places as one with it.
 */
export function withClauses(text: string, tokens: readonly Token[]): Token[] {
  let clause = 0
  let length = 0
  return tokens.map((token, index) => {
    const previous = tokens[index - 1]
    const isNew =
      previous && (previous.sentence !== token.sentence || (length >= LEAST && begins(text, tokens, index)))
    if (isNew) {
      clause += 1
      length = 0
    }
    length += 1
    return { ...token, clause }
  })
}

/** Words in groups, by sentence or by clause, in their order. */
export function grouped(tokens: readonly Token[], by: 'sentence' | 'clause'): Token[][] {
  const groups: Token[][] = []
  let at: number | null = null
  for (const token of tokens) {
    if (token[by] !== at) groups.push([])
    at = token[by]
    groups.at(-1)?.push(token)
  }
  return groups
}
