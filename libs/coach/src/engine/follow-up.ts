import type { Criterion, CriterionFeedback, PracticeType } from '@tryka/domain'
import { anchorsOf, criteriaOf } from '@tryka/domain'
import type { Question } from '../bank/question'
import type { PointFound } from './points'

/** Words of a quote in a question. */
const QUOTE_WORDS = 12

/** The follow-up of each criterion where a question has none of its own. */
const FOLLOW_UPS: Record<Criterion, string> = {
  result: 'What came of it in the end, and how do you know?',
  action: 'Which part of that was yours?',
  situation: 'Where was that, and what would have happened if nobody had done anything?',
  reflection: 'What do you do differently since?',
  correctness: 'What happens step by step?',
  checking: 'How would you find out that you are wrong?',
  reasoning: 'What would you give up by doing it that way?',
  example: 'Where have you met this, or where could it happen?',
  requirements: 'What would you have to know before you build anything?',
  structure: 'What are the parts, and what happens to one request on its way through them?',
  'trade-offs': 'What else could be done, and why not that?',
  numbers: 'How large is it, roughly, and what follows from that?',
  framing: 'What decides the answer to this?',
  recommendation: 'What would you do first, and what would prove you wrong?',
  evidence: 'What do you know for certain here, and what is missing?',
  reason: 'Why this work and not another?',
  fit: 'What of this work would be hard for you?',
  question: 'What would you ask us before you decide?',
  clarity: 'If you had one sentence, what would it be?',
}

/** What to aim at next: nobody works towards a hint. */
export const nextLevel = (level: number): number => Math.max(2, level + 1)

/** What to do about a criterion, as an instruction. */
const INSTRUCTIONS: Record<Criterion, string> = {
  result: 'Say what came of it.',
  action: 'Say what you did yourself.',
  situation: 'Say where and when it was.',
  reflection: 'Say what you do differently since.',
  correctness: 'Say how it works, step by step.',
  checking: 'Say how you would find out that it is wrong.',
  reasoning: 'Say why, and what it costs.',
  example: 'Give one instance with its details.',
  requirements: 'Say what you assume before you build.',
  structure: 'Name the parts and what each is for.',
  'trade-offs': 'Name another way and say why not.',
  numbers: 'Put a size to it, with its unit.',
  framing: 'Say what the answer depends on.',
  recommendation: 'Say what you would do, and what would prove you wrong.',
  evidence: 'Use what you were given, and name what is missing.',
  reason: 'Give a reason of your own.',
  fit: 'Tie it to what this work asks.',
  question: 'Ask one thing that would change your decision.',
  clarity: 'Put the point first.',
}

/** The criterion at which an answer is weakest; of equals the one that is worth more. Null where all are at 4. */
export function weakestOf(
  type: PracticeType,
  criteria: readonly CriterionFeedback[],
): CriterionFeedback | null {
  const order = criteriaOf(type)
  const [weakest] = criteria
    .filter(({ level }) => level < 4)
    .toSorted((a, b) => a.level - b.level || order.indexOf(a.id) - order.indexOf(b.id))
  return weakest ?? null
}

const quoteIn = (text: string): string => {
  const words = text
    .trim()
    .replace(/[.!?,;:]+$/, '')
    .split(/\s+/)
  return words.length <= QUOTE_WORDS ? words.join(' ') : `${words.slice(0, QUOTE_WORDS).join(' ')} …`
}

/** Asks for a missing point, then what the question has for the criterion, then what the type has. */
function askOf(
  question: Question,
  criterion: Criterion,
  points: readonly PointFound[],
  quote: string | null,
): string {
  const open = points.find(
    ({ point, state }) => point.criterion === criterion && (state === 'missing' || state === 'partly'),
  )
  if (open) return open.point.hint
  const own = question.followUps[criterion]?.find((text) => quote !== null || !text.includes('{quote}'))
  return (own ?? FOLLOW_UPS[criterion]).replace('{quote}', quote === null ? '' : quoteIn(quote))
}

/** One question at the weakest part. `quote` is what the answer says of it, where it says something. */
export function followUpOf(
  question: Question,
  criteria: readonly CriterionFeedback[],
  points: readonly PointFound[],
  quote: (criterion: CriterionFeedback) => string | null,
): { criterion: Criterion; text: string } | null {
  const weakest = weakestOf(question.type, criteria)
  if (!weakest) return null
  return { criterion: weakest.id, text: askOf(question, weakest.id, points, quote(weakest)) }
}

/** The one thing to do next: what the next level asks for, and one question. */
export function oneThingOf(
  question: Question,
  criteria: readonly CriterionFeedback[],
  points: readonly PointFound[],
): { criterion: Criterion; text: string; ask: string } | null {
  const weakest = weakestOf(question.type, criteria)
  if (!weakest) return null
  const { id, level } = weakest
  const next = anchorsOf(question.type, id)[nextLevel(level)] ?? ''
  const has = anchorsOf(question.type, id)[level] ?? ''
  return {
    criterion: id,
    text: `${INSTRUCTIONS[id]} So far: ${lower(has)} The next step: ${lower(next)}`,
    ask: askOf(question, id, points, null),
  }
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
