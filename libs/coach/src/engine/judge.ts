import type { Criterion, CriterionFeedback, Feedback, RubricLevel } from '@tryka/domain'
import {
  anchorsOf,
  COACH_LIMIT,
  COACH_VERSION,
  criteriaOf,
  FEW_WORDS,
  judgedText,
  LEAST_WORDS,
  practiceScore,
} from '@tryka/domain'
import type { Question } from '../bank/question'
import { actionsOf } from './actions'
import { clarity, fillersOf } from './clarity'
import { askedBack, fitOf } from './culture'
import { isDistress } from './distress'
import { followUpOf, nextLevel, oneThingOf } from './follow-up'
import { capped, type Found } from './found'
import { coverage, type PointFound, pointsOf } from './points'
import { quoteOf, type Reading, readAnswer, spanOf } from './reading'
import { signed } from './signs'
import { storyOf } from './story'
import { isElsewhere } from './topic'
import { SIGNS } from './words/sign-words'

/** What is judged. `followAnswer` counts with the answer; `earlier` are answers that must not be handed in again. */
export interface Answer {
  readonly text: string
  readonly followAnswer?: string | null
  readonly seconds?: number
  readonly spoken?: boolean
}

export interface Judged {
  readonly feedback: Feedback
  /** Null when all is at its best, or nothing was scored. */
  readonly followUp: { criterion: Criterion; text: string } | null
}

/** Told where it holds, for then it is why nothing counts. */
const ELSEWHERE =
  'The answer holds almost nothing of what the question is about, or is nearer to other questions, so nothing of it is counted.'
const ANY_STORY = 'It cannot tell either whether a story answers this question or another one.'
/** English has some 40 words of grammar in a hundred; under so many it is another language. */
const LEAST_ENGLISH = 15
const NO_COUNT = { words: 0, ownWords: 0, fillersPer100: 0, iCount: 0, weCount: 0 }

const bandOf = (percent: number): RubricLevel =>
  percent >= 85 ? 4 : percent >= 65 ? 3 : percent >= 40 ? 2 : percent >= 15 ? 1 : 0

/** A criterion with points of its question is what they cover; signs alone reach 2 there, beside correctness 3. */
function byPoints(found: readonly PointFound[], signs: Found, alone: RubricLevel): Found {
  const isWrong = found.some(({ state }) => state === 'contradicted')
  const level = bandOf(coverage(found))
  const best = capped(signs, alone)
  if (best.level > level) return best
  // A point named in passing is not yet a part that is thought through.
  const most = Math.min(isWrong ? 2 : 4, signs.level + 2)
  return { level: Math.min(level, most) as RubricLevel, clauses: signs.clauses }
}

/** What the answer reaches by each criterion of the question's type. */
function levelsOf(question: Question, reading: Reading, points: readonly PointFound[], spoken: boolean) {
  const { type } = question
  const story: Partial<Record<Criterion, Found>> =
    type === 'behavioural'
      ? storyOf(reading)
      : type === 'culture'
        ? { question: askedBack(reading), fit: fitOf(reading) }
        : {}
  const signs = type === 'behavioural' ? {} : SIGNS[type]
  const acts = actionsOf(reading).own
  const few = reading.ownWords < FEW_WORDS
  const found = criteriaOf(type).map((id) => {
    const own = signs[id]
    const formal =
      id === 'clarity'
        ? clarity(reading, type, spoken)
        : (story[id] ?? (own ? signed(reading, own, acts) : { level: 0 as const, clauses: [] }))
    const mine = points.filter(({ point }) => point.criterion === id)
    const reached = mine.length > 0 ? byPoints(mine, formal, id === 'correctness' ? 2 : 3) : formal
    return { id, found: capped(reached, few ? 2 : 4), points: mine }
  })
  // Where there is no point, it is found with effort at best.
  const best = Math.max(...found.map(({ id, found: { level } }) => (id === 'clarity' ? 0 : level)))
  return found.map((one) =>
    one.id === 'clarity'
      ? { ...one, found: capped(one.found, Math.max(2, Math.min(4, best + 1)) as RubricLevel) }
      : one,
  )
}

const unscored = (answer: Answer, reading: Reading | null): Feedback => ({
  version: COACH_VERSION,
  engine: 'built-in',
  score: 0,
  tooShort: false,
  language: 'en',
  distress: false,
  criteria: [],
  keyPoints: [],
  strengths: [],
  oneThing: null,
  facts: reading
    ? factsOf(answer, reading)
    : { ...NO_COUNT, seconds: answer.seconds ?? 0, wordsPerMinute: null, setAside: [] },
  limits: [COACH_LIMIT],
})

function factsOf({ seconds = 0, spoken = false }: Answer, reading: Reading): Feedback['facts'] {
  const { tokens, words, ownWords, asides } = reading
  const said = (wanted: RegExp) => tokens.filter(({ word }) => wanted.test(word)).length
  return {
    words,
    ownWords,
    seconds,
    wordsPerMinute: spoken && seconds > 0 ? Math.round((60 * words) / seconds) : null,
    fillersPer100: Math.round((100 * fillersOf(tokens)) / Math.max(1, ownWords)),
    iCount: said(/^i('|$)/),
    weCount: said(/^we('|$)/),
    setAside: asides.map(({ why, start, end }) => ({ ...spanOf(reading, { start, end }), why })),
  }
}

const isOther = (text: string, { words, english }: Reading): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const foreign = letters.replace(/[\p{Script=Latin}]/gu, '').length
  if (letters.length > LEAST_WORDS && foreign * 2 > letters.length) return true
  const commas = text.split(',').length - 1
  return words >= LEAST_WORDS && english < LEAST_ENGLISH && commas * 4 < words
}

/**
 * The feedback on an answer to a question: pure arithmetic over its words, the same for the same answer on every
 * machine. Quotes are offsets into `judgedText(answer.text, answer.followAnswer)`.
 */
export function judge(question: Question, answer: Answer): Judged {
  const text = judgedText(answer.text, answer.followAnswer ?? null)
  if (isDistress(text)) return { feedback: { ...unscored(answer, null), distress: true }, followUp: null }
  const reading = readAnswer(text, question.stem, question.samples)
  const base = unscored(answer, reading)
  if (isOther(text, reading)) return { feedback: { ...base, language: 'other' }, followUp: null }
  const repeated = reading.asides.filter(({ why }) => why === 'repeated')
  const twice = repeated.reduce(
    (sum, { start, end }) => sum + wordsIn(reading.clean.text.slice(start, end)),
    0,
  )
  const { ownWords, words } = reading
  if (ownWords < LEAST_WORDS || ownWords * 2 < words - twice)
    return { feedback: { ...base, tooShort: true }, followUp: null }

  const points = pointsOf(reading, question.keyPoints)
  const isAway = isElsewhere(question, reading, points)
  const levels = levelsOf(question, reading, points, answer.spoken ?? false).map((one) =>
    isAway ? { ...one, found: capped(one.found, one.id === 'clarity' ? 1 : 0) } : one,
  )
  const criteria = levels.map(({ id, found, points: mine }): CriterionFeedback => {
    const anchors = anchorsOf(question.type, id)
    const quotes = found.clauses.map((clause) => quoteOf(reading, clause))
    const covered = mine.flatMap(({ state, evidence }) => (state === 'missing' ? [] : evidence))
    return {
      id,
      level: found.level,
      anchor: anchors[found.level],
      nextAnchor: anchors[nextLevel(found.level)] ?? null,
      evidence: found.level === 0 ? [] : distinct(covered.length > 0 ? covered : quotes).slice(0, 4),
    }
  })
  const feedback: Feedback = {
    ...base,
    limits: [COACH_LIMIT, ...(isAway ? [ELSEWHERE] : question.keyPoints.length === 0 ? [ANY_STORY] : [])],
    score: practiceScore(criteria.map(({ level }) => level)),
    criteria,
    keyPoints: points.map(({ point: { id, text: name }, state, evidence }) => ({
      id,
      text: name,
      state,
      evidence: [...evidence],
    })),
    strengths: criteria
      .filter(({ level, evidence }) => level >= 3 && evidence.length > 0)
      .toSorted((a, b) => b.level - a.level)
      .slice(0, 2)
      .map(({ id, evidence }) => ({ criterion: id, ...(evidence[0] ?? { start: 0, end: 0 }) })),
    oneThing: oneThingOf(question, criteria, points),
  }
  const quote = ({ evidence: [first] }: CriterionFeedback) =>
    first ? text.slice(first.start, first.end) : null
  return { feedback, followUp: followUpOf(question, criteria, points, quote) }
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Spans in their order, each once. */
const distinct = (spans: readonly { start: number; end: number }[]) =>
  spans
    .filter((one, at) => spans.findIndex(({ start, end }) => start === one.start && end === one.end) === at)
    .toSorted((a, b) => a.start - b.start)
