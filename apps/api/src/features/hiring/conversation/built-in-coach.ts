import type { Intent } from '@tryka/domain'
import { type Understood, understand } from '@tryka/coach'
import type { Answer, Asked } from './answers/answer'
import { abilities, distress, notUnderstood, oneOfTwo, outside, thanks } from './answers/fixed'
import { askThemAnswer, planAnswer } from './answers/interviews'
import { goalAnswer, reviewsAnswer } from './answers/learning'
import { besideAnswer, payAnswer } from './answers/market'
import { matchAnswer } from './answers/match'
import { nextAnswer, whyPathAnswer } from './answers/path'
import { criterionAnswer, practiseAnswer, scoreAnswer } from './answers/practice'
import { peersAnswer } from './answers/peers'
import { raiseAnswer } from './answers/raise'
import {
  assessmentAnswer,
  creditsAnswer,
  privacyAnswer,
  repliesAnswer,
  viewersAnswer,
} from './answers/records'
import { topicAnswer } from './answers/topic'
import { todayAnswer } from './today'

const ANSWERS: Record<Intent, (asked: Asked) => Promise<Answer> | Answer> = {
  today: todayAnswer,
  next: nextAnswer,
  'why-path': whyPathAnswer,
  match: matchAnswer,
  raise: raiseAnswer,
  beside: besideAnswer,
  pay: payAnswer,
  plan: planAnswer,
  'ask-them': askThemAnswer,
  practise: practiseAnswer,
  score: scoreAnswer,
  criterion: criterionAnswer,
  topic: topicAnswer,
  reviews: reviewsAnswer,
  goal: goalAnswer,
  assessment: assessmentAnswer,
  replies: repliesAnswer,
  viewers: viewersAnswer,
  credits: creditsAnswer,
  peers: peersAnswer,
  privacy: privacyAnswer,
  abilities: () => abilities,
  thanks: () => thanks,
  distress: () => distress,
  outside: () => outside,
}

/** What was understood, with what is so: the facts are read here, whoever words them. */
export interface Grounded {
  intent: Intent | null
  answer: Answer
}

/** Reads what a message asks for. Danger comes before anything else, so nothing else is read then. */
export async function ground(asked: Asked): Promise<Grounded> {
  const understood: Understood = understand(asked.text)
  if (understood.kind === 'none') return { intent: null, answer: notUnderstood }
  if (understood.kind === 'two') return { intent: null, answer: oneOfTwo(understood.intents) }
  const { intent } = understood
  return { intent, answer: await ANSWERS[intent](asked) }
}

/** A part of an answer: words, of which each number is that of a fact. */
export interface ReplyPart {
  text: string
  /** The model that said it; absent where it is ours. */
  by?: { model: string; host: string }
}
/** Who words an answer over the facts that were read. */
export interface CoachEngine {
  reply(message: string, grounded: Grounded, signal: AbortSignal): AsyncIterable<ReplyPart>
}

/** The engine that is always there: one fixed sentence, at once. */
export const builtInCoach: CoachEngine = {
  async *reply(_message, { answer }) {
    yield { text: answer.say }
  },
}
