import type { RubricLevel } from '@tryka/domain'
import type { Found } from './found'
import { FIRST_PERSON, says } from './phrases'
import type { Clause, Reading } from './reading'
import { isConcrete, isContent, type Token } from './tokens'
import { HANGS, NOT_FIT, TIES, WORK_HERE } from './words/sign-words'

const WHAT = new Set('how what who whom when why where which'.split(' '))
const MAY = new Set('can could do does did would will may should'.split(' '))
const BE = new Set('is are'.split(' '))
const NAMED = new Set('the your a'.split(' '))
const ASKED = new Set('i you we they he she there somebody anybody someone anyone it'.split(' '))
const AMOUNTS = new Set('many much often long'.split(' '))
const TO_THEM = new Set('you your yours'.split(' '))
/** Fewer words than this are asked of what was said before: "Can they?" */
const SHORT = 4
const SAYS_MUCH = 3

interface Part {
  readonly clauses: readonly Clause[]
  readonly tokens: readonly Token[]
  readonly concrete: ReadonlySet<string>
}

function bySentence({ sentences, clauses }: Reading): Part[] {
  return sentences.map((tokens) => {
    const words = new Set(tokens)
    const own = clauses.filter((clause) => clause.tokens.some((token) => words.has(token)))
    return { clauses: own, tokens, concrete: new Set(own.flatMap(({ concrete }) => [...concrete])) }
  })
}

/** Its sign asks, and it is not what somebody else said, which stands between quotes. */
function isSigned({ clean: { text } }: Reading, { tokens }: Part): boolean {
  const end = tokens.at(-1)?.end ?? 0
  return /^[)\]]*\?(?!["”’'])/.test(text.slice(end, end + 4))
}
/** Speech has no signs: "could I", "would the team", "who may", "how often". A clause may begin between these two words. */
const asks = (word: string, next: string): boolean =>
  ((MAY.has(word) || BE.has(word)) && ASKED.has(next)) ||
  (MAY.has(word) && NAMED.has(next)) ||
  (WHAT.has(word) && (MAY.has(next) || BE.has(next) || AMOUNTS.has(next)))

/**
 * What the person asks in return: in the second half, or of "you". A question that says what it is about is 3; where
 * something hangs on the answer, in it or in the two sentences behind it, it is 4.
 */
export function askedBack(reading: Reading): Found {
  const parts = bySentence(reading)
  const half = reading.tokens[Math.floor(reading.tokens.length / 2)]?.start ?? 0
  const isUnsigned = !/[.!?](\s|$)/.test(reading.clean.text)
  const isLate = (token: Token | undefined): boolean => (token?.start ?? 0) >= half
  const begins = new Set(
    reading.tokens.filter(({ word }, i) => asks(word, reading.tokens[i + 1]?.word ?? '')),
  )
  let best: Found = { level: 0, clauses: [] }
  parts.forEach((part, at) => {
    const asking = isSigned(reading, part)
      ? part.clauses
      : part.clauses.filter(
          ({ tokens: own }) => isUnsigned && own.some((token) => isLate(token) && begins.has(token)),
        )
    const last = asking.at(-1)
    if (!last || !part.tokens.some((token) => isLate(token) || TO_THEM.has(token.word))) return
    const isOfBefore = part.tokens.length < SHORT && part.tokens.some(({ word }) => ASKED.has(word))
    const about = isOfBefore ? [...(parts[at - 1]?.tokens ?? []), ...part.tokens] : part.tokens
    // Words of the question cost nothing.
    const content = about.filter((token) => isContent(token) && !reading.known.has(token.stem))
    const isOwn = content.some((token) => isConcrete(token, reading.known)) || content.length >= SAYS_MUCH
    const hangs = parts.slice(at, at + 3).some(({ tokens }) => says(tokens, HANGS))
    const level = content.length === 0 ? 1 : !isOwn ? 2 : hangs ? 4 : 3
    if (level >= best.level) best = { level: level as RubricLevel, clauses: [last] }
  })
  return best
}

const CONCRETE = 2
const MUCH = 4

/**
 * What the person says of this work, questions left out: 1 in words that fit any, 2 of something of it, 3 with what that is
 * to the person, 4 where it also does not fit, or twice.
 */
export function fitOf(reading: Reading): Found {
  const parts = bySentence(reading)
  const named = parts.flatMap((part, at) => {
    if (isSigned(reading, part) || !says(part.tokens, WORK_HERE)) return []
    const content = part.tokens.filter(isContent).length
    const isConcreteHere = part.concrete.size >= CONCRETE || (part.concrete.size > 0 && content >= MUCH)
    const near = [...part.tokens, ...(parts[at + 1]?.tokens ?? [])]
    const isTied = near.some(({ word }) => FIRST_PERSON.has(word) || word === 'me') && says(near, TIES)
    return [{ part, isConcreteHere, isTied, isNot: says(near, NOT_FIT) }]
  })
  const concrete = named.filter(({ isConcreteHere }) => isConcreteHere)
  const tied = concrete.filter(({ isTied }) => isTied)
  const level =
    named.length === 0
      ? 0
      : concrete.length === 0
        ? 1
        : tied.length === 0
          ? 2
          : tied.length > 1 || tied.some(({ isNot }) => isNot)
            ? 4
            : 3
  const best = tied.length > 0 ? tied : concrete.length > 0 ? concrete : named
  return { level, clauses: best.slice(0, 2).flatMap(({ part }) => part.clauses.slice(0, 1)) }
}
