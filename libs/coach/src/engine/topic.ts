import { QUESTIONS } from '../bank/bank'
import type { Question } from '../bank/question'
import { cleanText } from './clean-text'
import { coverage, type PointFound } from './points'
import { type Reading, stemsOf } from './reading'
import { isConcrete, tokensOf } from './tokens'

/** Questions of fewer words of their own do not tell what they are about. */
const LEAST = 15
/** An answer that holds fewer of them, in a hundred, is about something else. */
const SHARE = 7

/** Percent of the points that nobody makes by accident. */
const A_POINT = 25

const TOPICS = new WeakMap<Question, ReadonlySet<string>>()

/** What a question is about: the words of its points that fit no other work and are not in it, for those cost nothing. */
function topicOf(question: Question): ReadonlySet<string> {
  const known = TOPICS.get(question)
  if (known) return known
  const { stem, keyPoints, clarify = [] } = question
  const asked = new Set(stemsOf(stem))
  const words = [
    ...keyPoints.flatMap(({ text, any }) => [text, ...any.flat()]),
    ...clarify.flatMap(({ ask, answer }) => [ask, answer]),
  ]
  const tokens = tokensOf(cleanText(words.join(' . ')))
  const topic = new Set(tokens.filter((token) => isConcrete(token, asked)).map(({ stem: one }) => one))
  TOPICS.set(question, topic)
  return topic
}

/** An answer to which more other questions are nearer than these is an answer to one of them. */
const NEARER = 10

interface Bank {
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
  /** What a word tells: the fewer questions have it, the more. */
  readonly weights: ReadonlyMap<string, number>
}
let known: Bank | undefined

/** What each question of the bank is about: the words of it, of its points, and of those who answered it well. */
function bank(): Bank {
  if (known) return known
  const words = new Map(
    QUESTIONS.map(({ id, stem, keyPoints, samples: [, middling, strong] }) => {
      const texts = [stem, ...keyPoints.flatMap(({ text, hint }) => [text, hint]), middling, strong]
      return [id, new Set(tokensOf(cleanText(texts.join(' . '))).map((token) => token.stem))]
    }),
  )
  const counts = new Map<string, number>()
  for (const own of words.values()) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weights = new Map(
    [...counts].map(([word, count]) => [word, Math.log((QUESTIONS.length + 1) / (count + 0.5))]),
  )
  known = { words, weights }
  return known
}

/** How many other questions an answer is nearer to than to the one that was asked. */
function rankOf({ id }: Question, { tokens }: Reading): number {
  const { words, weights } = bank()
  const own = words.get(id)
  if (!own) return 0
  const said = new Set(tokens.map(({ stem }) => stem))
  const near = (to: ReadonlySet<string>): number => {
    let sum = 0
    for (const word of said) if (to.has(word)) sum += weights.get(word) ?? 0
    return sum
  }
  const reached = near(own)
  return [...words.values()].filter((other) => near(other) > reached).length
}

/**
 * True where a question of many points is answered with hardly any of them, and with almost none of its words or with words
 * that are nearer to many other questions. Stories, and what people like, are told in words of their own and are not told
 * apart so.
 */
export function isElsewhere(question: Question, reading: Reading, points: readonly PointFound[]): boolean {
  const topic = topicOf(question)
  if (question.keyPoints.length < 4 || topic.size < LEAST) return false
  if (coverage(points) >= A_POINT || points.some(({ state }) => state === 'contradicted')) return false
  const said = new Set(reading.tokens.map(({ stem }) => stem))
  const shared = [...topic].filter((stem) => said.has(stem)).length
  return 100 * shared < SHARE * topic.size || rankOf(question, reading) > NEARER
}
