import type { KEY_POINT_STATES, Span } from '@tryka/domain'
import type { KeyPoint } from '../bank/question'
import { type Reading, spanOf } from './reading'
import { stemOf, type Token } from './tokens'

/** Stems of a pattern stand within so many words. */
const WINDOW = 6
/** A sentence gives at most so many points. */
const PER_SENTENCE = 2
/** Longer terms are forgiven one slip. */
const FORGIVEN = 6
const NEGATIONS = new Set(
  "not no never without neither nor cannot can't don't doesn't didn't isn't aren't won't wouldn't".split(' '),
)
const NEGATED_WITHIN = 3

export interface PointFound {
  readonly point: KeyPoint
  readonly state: (typeof KEY_POINT_STATES)[number]
  readonly evidence: readonly Span[]
}

/** True for words that are one insertion, deletion, change or exchange of neighbours apart. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return (
    Math.max(restA.length, restB.length) <= 1 ||
    (restA.length === 2 && restA === [...restB].reverse().join(''))
  )
}

/** A figure that is written otherwise is another figure. */
const isForgiven = (said: string, stem: string): boolean =>
  stem.length >= FORGIVEN && !/\d/.test(stem) && said.length >= FORGIVEN - 1 && isOneSlip(said, stem)
const matches = (token: Token, stem: string): boolean => token.stem === stem || isForgiven(token.stem, stem)

interface Match {
  readonly part: number
  readonly tokens: readonly Token[]
}

/** The densest place in which stems of a pattern stand together; `part` is their share. */
function place(sentence: readonly Token[], pattern: readonly string[]): Match {
  let best: Match = { part: 0, tokens: [] }
  const reach = WINDOW + pattern.length - 1
  sentence.forEach((token, at) => {
    if (!pattern.some((stem) => matches(token, stem))) return
    const near = sentence.slice(at, at + reach)
    const used = pattern.flatMap((stem) => near.find((one) => matches(one, stem)) ?? [])
    const part = used.length / pattern.length
    if (part > best.part) best = { part, tokens: used }
  })
  return best
}

function isNegated(sentence: readonly Token[], used: readonly Token[]): boolean {
  const first = sentence.findIndex((token) => used.includes(token))
  return sentence.slice(Math.max(0, first - NEGATED_WITHIN), first).some(({ word }) => NEGATIONS.has(word))
}

/** Stems of the patterns of a question, made once. */
const STEMMED = new WeakMap<readonly (readonly string[])[], readonly (readonly string[])[]>()
function stemmed(patterns: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const known = STEMMED.get(patterns)
  if (known) return known
  const made = patterns.map((pattern) => pattern.map((word) => stemOf(word)))
  STEMMED.set(patterns, made)
  return made
}

/** The words of a reading, and which words of patterns stand among them: most do not, and need no place to be looked for. */
interface Words {
  readonly stems: ReadonlySet<string>
  readonly known: Map<string, boolean>
}
const WORDS = new WeakMap<Reading, Words>()
function stands(reading: Reading, stem: string): boolean {
  const words: Words = WORDS.get(reading) ?? {
    stems: new Set(reading.sentences.flatMap((sentence) => sentence.map((token) => token.stem))),
    known: new Map(),
  }
  WORDS.set(reading, words)
  const before = words.known.get(stem)
  if (before !== undefined) return before
  // Shorter ones are forgiven nothing, and are most of them.
  const is =
    words.stems.has(stem) ||
    (stem.length >= FORGIVEN && [...words.stems].some((one) => isForgiven(one, stem)))
  words.known.set(stem, is)
  return is
}

/** True where so many words of a pattern stand in the answer that it may be found, or found by half. */
function mayStand(reading: Reading, pattern: readonly string[]): boolean {
  const least = pattern.length === 1 ? 1 : Math.max(2, pattern.length / 2)
  return pattern.filter((stem) => stands(reading, stem)).length >= least
}

/** Which points of a question an answer makes, which it half makes, and which it says the opposite of. */
export function pointsOf(reading: Reading, points: readonly KeyPoint[]): PointFound[] {
  const given = new Map<number, number>()
  const spanOfTokens = (tokens: readonly Token[]): Span => {
    const sorted = tokens.toSorted((a, b) => a.start - b.start)
    return spanOf(reading, { start: sorted[0]?.start ?? 0, end: sorted.at(-1)?.end ?? 0 })
  }
  return points.map((point): PointFound => {
    const possible = stemmed(point.any).filter((pattern) => mayStand(reading, pattern))
    const opposite = stemmed(point.not ?? []).filter((pattern) =>
      pattern.every((stem) => stands(reading, stem)),
    )
    const wrong = reading.sentences.find((sentence) =>
      opposite.some((pattern) => place(sentence, pattern).part === 1),
    )
    let half: Match | null = null
    for (const [number, sentence] of reading.sentences.entries()) {
      if ((given.get(number) ?? 0) >= PER_SENTENCE) continue
      for (const pattern of possible) {
        const { part, tokens } = place(sentence, pattern)
        const saysNot = pattern.some((stem) => NEGATIONS.has(stem))
        if (tokens.length === 0 || (!saysNot && isNegated(sentence, tokens))) continue
        if (part === 1) {
          given.set(number, (given.get(number) ?? 0) + 1)
          const state = wrong ? 'contradicted' : 'covered'
          return { point, state, evidence: [spanOfTokens(tokens)] }
        }
        if (tokens.length >= 2 && part >= 0.5 && part > (half?.part ?? 0)) half = { part, tokens }
      }
    }
    if (wrong) return { point, state: 'contradicted', evidence: [spanOfTokens(wrong)] }
    return half
      ? { point, state: 'partly', evidence: [spanOfTokens(half.tokens)] }
      : { point, state: 'missing', evidence: [] }
  })
}

const WEIGHTS = { must: 2, extra: 1 } as const

/** Percent of the weight of some points that an answer covers; a half made one counts half. */
export function coverage(found: readonly PointFound[]): number {
  const all = found.reduce((sum, { point }) => sum + 2 * WEIGHTS[point.weight], 0)
  const covered = found.reduce(
    (sum, { point, state }) =>
      sum + WEIGHTS[point.weight] * (state === 'covered' ? 2 : state === 'partly' ? 1 : 0),
    0,
  )
  return all === 0 ? 0 : Math.floor((100 * covered) / all)
}
