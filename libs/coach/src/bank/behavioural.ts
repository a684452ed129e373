import { ARTIFICIAL_INTELLIGENCE_BEHAVIOURAL } from './artificial-intelligence/behavioural.questions'
import { BLOCKCHAIN_BEHAVIOURAL_2 } from './blockchain/behavioural-2.questions'
import { BLOCKCHAIN_BEHAVIOURAL } from './blockchain/behavioural.questions'
import { CLOUD_BEHAVIOURAL } from './cloud/behavioural.questions'
import { CYBERSECURITY_BEHAVIOURAL_2 } from './cybersecurity/behavioural-2.questions'
import { CYBERSECURITY_BEHAVIOURAL } from './cybersecurity/behavioural.questions'
import { DATA_SCIENCE_BEHAVIOURAL_2 } from './data-science/behavioural-2.questions'
import { DATA_SCIENCE_BEHAVIOURAL } from './data-science/behavioural.questions'
import { DEVOPS_BEHAVIOURAL } from './devops/behavioural.questions'
import { FULL_STACK_BEHAVIOURAL_2 } from './full-stack/behavioural-2.questions'
import { FULL_STACK_BEHAVIOURAL } from './full-stack/behavioural.questions'
import { MACHINE_LEARNING_BEHAVIOURAL_2 } from './machine-learning/behavioural-2.questions'
import { MACHINE_LEARNING_BEHAVIOURAL } from './machine-learning/behavioural.questions'
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
  ...BLOCKCHAIN_BEHAVIOURAL,
  ...BLOCKCHAIN_BEHAVIOURAL_2,
  ...CYBERSECURITY_BEHAVIOURAL,
  ...CYBERSECURITY_BEHAVIOURAL_2,
  ...DATA_SCIENCE_BEHAVIOURAL,
  ...DATA_SCIENCE_BEHAVIOURAL_2,
  ...DEVOPS_BEHAVIOURAL,
  ...FULL_STACK_BEHAVIOURAL,
  ...FULL_STACK_BEHAVIOURAL_2,
  ...MACHINE_LEARNING_BEHAVIOURAL,
  ...MACHINE_LEARNING_BEHAVIOURAL_2,
  ...ARTIFICIAL_INTELLIGENCE_BEHAVIOURAL,
  ...CLOUD_BEHAVIOURAL,
]
