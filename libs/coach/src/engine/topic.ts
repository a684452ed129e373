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

/**
 * True where a question of many points is answered with almost none of its words, and with hardly any of its points. A story
 * cannot be told so.
 */
export function isElsewhere(question: Question, { tokens }: Reading, points: readonly PointFound[]): boolean {
  const topic = topicOf(question)
  if (question.keyPoints.length < 4 || topic.size < LEAST) return false
  if (coverage(points) >= A_POINT || points.some(({ state }) => state === 'contradicted')) return false
  const said = new Set(tokens.map(({ stem }) => stem))
  return 100 * [...topic].filter((stem) => said.has(stem)).length < SHARE * topic.size
}
