import { claimsIn, plainNumber } from './claims'
import type { Claim } from './claims'
import { sentencesOf } from './sentences'

/** Words as they are compared: small letters, with the marks that names of technologies have. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’&-]*/gu) ?? []
export const bareWord = (word: string): string => word.replace(/[.'’&-]+$|['’]s$/g, '')

/** What a person said, prepared for looking facts up in it. */
export interface Evidence {
  words: Set<string>
  /** Each number with the words around it, once for every time it was stated. */
  numbers: { number: string; near: Set<string> }[]
  years: Set<string>
  text: string
}

const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

export function evidenceOf(...texts: (string | undefined)[]): Evidence {
  const text = texts.filter(Boolean).join('\n')
  const numbers = claimsIn(text)
    .filter(({ kind }) => kind === 'number')
    .map((claim) => ({ number: plainNumber(claim.text), near: new Set(claim.near.map(stem)) }))
  return {
    words: new Set(wordsOf(text).map(bareWord)),
    numbers,
    years: new Set(text.match(/\b(?:19|20)\d{2}\b/g)),
    text: text.toLowerCase(),
  }
}

/** The same number, said of the same thing; a number with nothing around it is taken as it is. */
const isKnownNumber = ({ text, near }: Claim, evidence: Evidence): boolean =>
  evidence.numbers.some(
    (known) =>
      known.number === plainNumber(text) &&
      (near.length === 0 || known.near.size === 0 || near.some((word) => known.near.has(stem(word)))),
  )

const isKnownDate = ({ text }: Claim, evidence: Evidence): boolean =>
  (text.match(/(?:19|20)\d{2}/g) ?? []).every((year) => evidence.years.has(year)) &&
  wordsOf(text).every((word) => evidence.words.has(bareWord(word)))

const holdsStem = (evidence: Evidence, word: string): boolean => evidence.text.includes(stem(word))

function isSupported(claim: Claim, evidence: Evidence): boolean {
  const { kind, text } = claim
  if (kind === 'date') return isKnownDate(claim, evidence)
  // Years are dates; the number finder sees them as well.
  if (kind === 'number') return /^(?:19|20)\d{2}$/.test(text) || isKnownNumber(claim, evidence)
  const words = wordsOf(text).map(bareWord)
  if (kind === 'degree' || kind === 'certificate' || kind === 'award')
    return words.every((word) => evidence.words.has(word) || (word.length > 4 && holdsStem(evidence, word)))
  if (kind === 'job title')
    return words.every((word) => ['as', 'a', 'an', 'of'].includes(word) || evidence.words.has(word))
  return words.every((word) => ['of', 'and', 'for', 'the', 'de'].includes(word) || evidence.words.has(word))
}

/** The facts of `text` that the person never stated. */
export const unsupportedClaims = (text: string, evidence: Evidence): Claim[] =>
  claimsIn(text).filter((claim) => !isSupported(claim, evidence))

export interface Guarded<T> {
  value: T
  /** What was taken out, in the words of the engine. */
  unsupported: string[]
}

/** Keeps the sentences that state nothing new; the others are taken out and reported. */
export function guardText(text: string, evidence: Evidence): Guarded<string> {
  const unsupported: string[] = []
  const kept = sentencesOf(text).filter((sentence) => {
    const claims = unsupportedClaims(sentence, evidence)
    if (claims.length) unsupported.push(sentence)
    return claims.length === 0
  })
  return { value: unsupported.length ? kept.join(' ') : text, unsupported }
}

const COMMON = new Set(
  'a an the and or but of in on at to for from by with as is are was were be been has have had that which who it its this these their his her my our your up out over into than more most all also well very not'.split(
    ' ',
  ),
)

/** A sentence is told when at least half of what it says is in the person's own words. */
function isTold(sentence: string, evidence: Evidence): boolean {
  const words = wordsOf(sentence.replace(/\[[^\]]*\]/g, ' '))
    .map(bareWord)
    .filter((word) => word && !COMMON.has(word))
  const known = words.filter(
    (word) => evidence.words.has(word) || (word.length > 3 && holdsStem(evidence, word)),
  )
  return known.length * 2 >= words.length
}

/**
 * Sentences of free text that a person did not tell in any words: deeds without a number or a name, which the guard
 * lets pass. They are shown, but never taken without a yes.
 */
export const untoldSentences = (texts: readonly string[], evidence: Evidence): string[] =>
  texts.flatMap(sentencesOf).filter((sentence) => !isTold(sentence, evidence))

/** Kinds of facts that read the same in every language of Latin letters or with our figures. */
const IN_ANY_LANGUAGE = new Set(['number', 'technology', 'certificate'])

/** Facts of a translation that the person never stated: figures and names of technologies; its nouns are not known. */
export const inventedInTranslation = (text: string, evidence: Evidence): string[] => {
  const known = new Set(evidence.text.match(/\d+/g))
  const figures = (text.match(/\d+/g) ?? []).filter((figure) => !known.has(figure))
  const claims = unsupportedClaims(text, evidence)
    .filter(({ kind, text: fact }) => IN_ANY_LANGUAGE.has(kind) && !/\d/.test(fact))
    .map(({ text: fact }) => fact)
  return [...new Set([...figures, ...claims])]
}
