import { BEHAVIOURAL } from './behavioural'
import { CASE } from './case'
import { CULTURE } from './culture'
import type { Question } from './question'
import { SYSTEM_DESIGN } from './system-design'
import { TECHNICAL } from './technical'

/** Every question, those that are no longer asked among them: stored answers are judged by theirs. */
export const QUESTIONS: readonly Question[] = [
  ...BEHAVIOURAL,
  ...CULTURE,
  ...TECHNICAL,
  ...SYSTEM_DESIGN,
  ...CASE,
]

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]))
/** A question by its id; undefined for one that never was. */
export const questionOf = (id: string): Question | undefined => BY_ID.get(id)
