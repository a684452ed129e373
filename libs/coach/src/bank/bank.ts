import { CLOUD_SYSTEM_DESIGN } from './cloud/system-design.questions'
import type { Question } from './question'
import { SHARED_BEHAVIOURAL } from './shared/behavioural.questions'
import { SHARED_BEHAVIOURAL_2 } from './shared/behavioural-2.questions'
import { SHARED_BEHAVIOURAL_3 } from './shared/behavioural-3.questions'
import { SHARED_CULTURE } from './shared/culture.questions'
import { SHARED_CULTURE_2 } from './shared/culture-2.questions'
import { TECHNICAL } from './technical'

/** Every question, those that are no longer asked among them: stored answers are judged by theirs. */
export const QUESTIONS: readonly Question[] = [
  ...SHARED_BEHAVIOURAL,
  ...SHARED_BEHAVIOURAL_2,
  ...SHARED_BEHAVIOURAL_3,
  ...SHARED_CULTURE,
  ...SHARED_CULTURE_2,
  ...TECHNICAL,
  ...CLOUD_SYSTEM_DESIGN,
]

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]))
/** A question by its id; undefined for one that never was. */
export const questionOf = (id: string): Question | undefined => BY_ID.get(id)
