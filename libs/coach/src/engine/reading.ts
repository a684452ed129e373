import type { Span } from '@tryka/domain'
import { type CleanText, cleanText } from './clean-text'
import { grouped, withClauses } from './clauses'
import { type Aside, setAside } from './set-aside'
import { isConcrete, isContent, type Token, tokensOf } from './tokens'
import { FUNCTION_WORDS } from './words/function-words'

/** One clause of what counts, with what it holds. */
export interface Clause {
  readonly tokens: readonly Token[]
  /** Its place among those that count, from 0. */
  readonly at: number
  readonly sentence: number
  /** Stems that fit this story alone. */
  readonly concrete: ReadonlySet<string>
}

/** An answer, read once for every part of the engine. */
export interface Reading {
  readonly clean: CleanText
  /** What counts. */
  readonly tokens: readonly Token[]
  /** As their signs end them; one that runs on in pieces. */
  readonly sentences: readonly (readonly Token[])[]
  readonly clauses: readonly Clause[]
  /** All words, and those that are left of them. */
  readonly words: number
  readonly ownWords: number
  readonly asides: readonly (Aside & Span)[]
  /** Words of English grammar in a hundred. */
  readonly english: number
  /** Stems of the question. */
  readonly known: ReadonlySet<string>
}

/** Stems in their order, of a text that answers are compared with. */
export const stemsOf = (text: string): string[] => tokensOf(cleanText(text)).map(({ stem }) => stem)

/**
 * Reads an answer to a question. `examples` are texts of others that must not be handed in; offsets of the result
 * are of the cleaned text, `spanOf` brings them back.
 */
export function readAnswer(source: string, stem: string, examples: readonly string[] = []): Reading {
  const clean = cleanText(source)
  const all = tokensOf(clean)
  const known = new Set(stemsOf(stem))
  const asides = setAside(clean.text, all, [stem, ...examples].map(stemsOf))
  const out = new Set(asides.map(({ sentence }) => sentence))
  const tokens = withClauses(
    clean.text,
    all.filter(({ sentence }) => !out.has(sentence)),
  )
  const spans = new Map(grouped(all, 'sentence').map((group) => [group[0]?.sentence, spanOfTokens(group)]))
  return {
    clean,
    tokens,
    sentences: grouped(tokens, 'sentence').flatMap(pieces),
    clauses: grouped(tokens, 'clause').map((group, at) => ({
      tokens: group,
      at,
      sentence: group[0]?.sentence ?? 0,
      concrete: new Set(group.filter((token) => isConcrete(token, known)).map((token) => token.stem)),
    })),
    words: all.length,
    ownWords: tokens.length,
    asides: asides.map((aside) => ({ ...aside, ...(spans.get(aside.sentence) ?? { start: 0, end: 0 }) })),
    english: all.length
      ? Math.round((100 * all.filter(({ word }) => FUNCTION_WORDS.has(word)).length) / all.length)
      : 0,
    known,
  }
}

const spanOfTokens = (tokens: readonly Token[]): Span => ({
  start: tokens[0]?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
})

/** Where words of the cleaned text stand in the text that was handed in, with the sign that ends them. */
export function spanOf({ clean }: Reading, { start, end }: Span): Span {
  const sign = /^[.!?…]/.test(clean.text.slice(end, end + 1)) ? end + 1 : end
  return { start: clean.offsets[start] ?? 0, end: clean.offsets[sign] ?? clean.offsets.at(-1) ?? 0 }
}

/** The sentence around a clause, as a quote. */
export function quoteOf(reading: Reading, { tokens }: Clause): Span {
  const [first] = tokens
  const sentence = reading.sentences.find((one) => first && one.includes(first)) ?? tokens
  return spanOf(reading, spanOfTokens(sentence))
}

/** More words than this are more than one sentence, whatever their signs say. */
const LONG_SENTENCE = 40
const PIECE = 12

/** A sentence that runs on, cut behind clauses as a speaker would have ended it. */
function pieces(sentence: readonly Token[]): Token[][] {
  if (sentence.length <= LONG_SENTENCE) return [[...sentence]]
  const cut: Token[][] = [[]]
  for (const clause of grouped(sentence, 'clause')) {
    const last = cut.at(-1) ?? []
    if (last.length >= PIECE) cut.push([...clause])
    else last.push(...clause)
  }
  return cut
}

/** Stems that make a clause concrete: its own, and where it has one those of the next clause. */
export function concreteAround({ clauses }: Reading, { at, concrete }: Clause): number {
  if (concrete.size === 0) return 0
  return new Set([...concrete, ...(clauses[at + 1]?.concrete ?? [])]).size
}

/** Content stems of a clause, concrete or not. */
export const contentOf = ({ tokens }: Clause): string[] => tokens.filter(isContent).map(({ stem }) => stem)
