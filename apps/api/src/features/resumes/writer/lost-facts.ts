import { claimsIn, plainNumber } from '../../../services/model/claims'
import { verbOf } from './verbs'

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’&%/-]*/gu) ?? []).map((word) =>
    word.replace(/[.'’&/-]+$|['’]s$/g, ''),
  )
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

const SMALL =
  /^(?:a|an|the|of|in|on|at|to|for|with|and|or|by|from|than|over|under|about|as|is|was|per|more|less|new|other|different)$/

/** What a number counts: the first word behind it that says something. */
const counted = (text: string, end: number): string | undefined => {
  const clause = text.slice(end).split(/[.,;:!?\n(]/)[0] ?? ''
  return clause
    .toLowerCase()
    .match(/\p{L}[\p{L}'’-]*/gu)
    ?.find((word) => !SMALL.test(word))
}

const sameNumber = (text: string): string =>
  plainNumber(text)
    .replace(/million$/, 'm')
    .replace(/billion$/, 'bn')
    .replace(/thousand$/, 'k')
    .replace(/(?<=\d)\.0+(?=\D|$)/, '')

interface Counted {
  number: string
  of: string | undefined
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const numbersIn = (text: string): Counted[] =>
  [...new Set(claimsIn(text).flatMap(({ kind, text: fact }) => (kind === 'number' ? [fact] : [])))].flatMap(
    (fact) =>
      [...text.matchAll(new RegExp(`(?<![\\d\\p{L}]|\\d[.,])${escaped(fact)}(?![\\d\\p{L}])`, 'giu'))].map(
        (match) => ({ number: sameNumber(fact), of: counted(text, match.index + fact.length) }),
      ),
  )

/** Words that say how exact a number is, by what they mean. */
const QUALIFIERS: readonly RegExp[] = [
  /\b(?:about|around|approximately|approx\.?|roughly|circa|some|nearly|almost)\s+(?:[$€£₹]\s?)?\d|~\s?\d/gi,
  /\b(?:up to|under|less than|fewer than|below|at most|within)\s+(?:[$€£₹]\s?)?\d/gi,
  /\b(?:over|more than|above|at least|exceeding|upwards of)\s+(?:[$€£₹]\s?)?\d|\d\+/gi,
]
/** Words that say how much of a deed was one's own: a reader must not take help for the whole. */
const SHARES: readonly RegExp[] = [
  /\b(?:help|assist|support|contribut|participat|involved|shadow|took part|part of)/i,
  /\b(?:team|together|jointly|co-|collaborat|alongside|colleagues?|partner)/i,
  /\b(?:not|never|no|without|non|except|unless|failed|unable|n['’]t)\b/i,
  /\b(?:volunteer\w*|unpaid|interns?|internship|trainees?|apprentices?|students?|pro bono)\b/i,
  /\b(?:plan to|planned to|hop(?:e|ed|ing)|intend\w*|proposed|aim(?:s|ed)?)\b/i,
]
const SHARE_NAMES = ['own part', 'team', 'denial', 'standing', 'intention']

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** The first word of a text, where it may be a name that only looks like the beginning of a sentence. */
function firstName(text: string): string | undefined {
  const [first] = text.match(/\p{L}[\p{L}\p{N}&'’-]*/u) ?? []
  if (!first || !/^\p{Lu}/u.test(first) || verbOf(first) || first.length < 3) return undefined
  return /^(?:responsible|tasked|duties|the|this|these|our|all|also|my|various|various|mainly|successfully|effectively|in|and|with|every|each|was|were|had|highly|very|results?|detail|passionate|dedicated|motivated|dynamic|seasoned)$|(?:ed|ly)$/i.test(
    first,
  )
    ? undefined
    : first
}

const KEPT = new Set(['number', 'date', 'technology', 'name', 'degree', 'certificate', 'award'])
/** What another language says in words of its own. */
const TRANSLATED = new Set(['degree', 'award', 'certificate'])
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const NUMBER_WORD = /^\p{L}/u

/**
 * The facts of a text that its new wording does not tell any more: numbers with what they count and how exact they are,
 * dates, names, technologies, degrees, and how much of the deed was one's own.
 */
export function lostFacts(before: string, after: string, { translated = false } = {}): string[] {
  const kept = new Set(wordsOf(after).flatMap((word) => [word, ...word.split(/[-/]/)]))
  const stems = new Set([...kept].map(stem))
  const numbers = numbersIn(after)
  const lost = claimsIn(before).flatMap(({ kind, text }) => {
    if (!KEPT.has(kind) || (translated && TRANSLATED.has(kind))) return []
    if (kind === 'number') {
      if (translated && NUMBER_WORD.test(text)) return []
      const same = sameNumber(text)
      const bare = same.replace(/\D+$/, '')
      return numbers.some(({ number }) => number === same) ||
        (translated && numbers.some(({ number }) => number.replace(/\D+$/, '') === bare)) ||
        kept.has(text.toLowerCase())
        ? []
        : [text]
    }
    const words = wordsOf(text).filter((word) => !(translated && (MONTH.test(word) || kind === 'name')))
    const isHeld = (word: string) =>
      kept.has(word) || (kind !== 'date' && word.length > 4 && stems.has(stem(word)))
    return words.every((word) => SMALL.test(word) || isHeld(word)) ? [] : [text]
  })
  if (translated) return [...new Set(lost)]
  const first = firstName(before)
  if (first && !kept.has(first.toLowerCase()) && !stems.has(stem(first.toLowerCase()))) lost.push(first)
  return [...new Set([...lost, ...movedNumbers(before, numbers), ...shares(before, after)])]
}

/** Numbers that count something else than they did. */
function movedNumbers(before: string, now: readonly Counted[]): string[] {
  const told = numbersIn(before)
  const words = new Set(wordsOf(before).map(stem))
  return now.flatMap(({ number, of }) => {
    const then = told.filter((one) => one.number === number)
    if (!of || !then.length || then.some((one) => one.of && stem(one.of) === stem(of))) return []
    const counts = told.some((one) => one.number !== number && one.of && stem(one.of) === stem(of))
    const isNew = !words.has(stem(of)) && !verbOf(of) && then.some((one) => one.of)
    return counts || isNew ? [`${number} ${of}`] : []
  })
}

const shares = (before: string, after: string): string[] => [
  ...QUALIFIERS.flatMap((pattern) => {
    const [said] = before.match(pattern) ?? []
    return said && count(pattern, after) < count(pattern, before) ? [said] : []
  }),
  ...SHARES.flatMap((pattern, at) =>
    pattern.test(before) && !pattern.test(after) ? [SHARE_NAMES[at] ?? ''] : [],
  ),
]
