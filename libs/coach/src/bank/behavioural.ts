import type { Question } from './question'
import { SHARED_BEHAVIOURAL_2 } from './shared/behavioural-2.questions'
import { SHARED_BEHAVIOURAL_3 } from './shared/behavioural-3.questions'
import { SHARED_BEHAVIOURAL_4 } from './shared/behavioural-4.questions'
import { SHARED_BEHAVIOURAL_5 } from './shared/behavioural-5.questions'
import { SHARED_BEHAVIOURAL_6 } from './shared/behavioural-6.questions'
import { SHARED_BEHAVIOURAL_7 } from './shared/behavioural-7.questions'
import { SHARED_BEHAVIOURAL } from './shared/behavioural.questions'

/** The questions on what somebody did, of every field. */
export const BEHAVIOURAL: readonly Question[] = [
  ...SHARED_BEHAVIOURAL,
  ...SHARED_BEHAVIOURAL_2,
  ...SHARED_BEHAVIOURAL_3,
  ...SHARED_BEHAVIOURAL_4,
  ...SHARED_BEHAVIOURAL_5,
  ...SHARED_BEHAVIOURAL_6,
  ...SHARED_BEHAVIOURAL_7,
]
