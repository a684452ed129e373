import type { Question } from './question'
import { SHARED_BEHAVIOURAL_2 } from './shared/behavioural-2.questions'
import { SHARED_BEHAVIOURAL_3 } from './shared/behavioural-3.questions'
import { SHARED_BEHAVIOURAL } from './shared/behavioural.questions'

/** The questions on what somebody did, of every field. */
export const BEHAVIOURAL: readonly Question[] = [
  ...SHARED_BEHAVIOURAL,
  ...SHARED_BEHAVIOURAL_2,
  ...SHARED_BEHAVIOURAL_3,
]
