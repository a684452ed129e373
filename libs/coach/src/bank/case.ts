import { ARTIFICIAL_INTELLIGENCE_CASE } from './artificial-intelligence/case.questions'
import { BLOCKCHAIN_CASE } from './blockchain/case.questions'
import { CLOUD_CASE } from './cloud/case.questions'
import { CYBERSECURITY_CASE } from './cybersecurity/case.questions'
import { DATA_SCIENCE_CASE } from './data-science/case.questions'
import { DEVOPS_CASE } from './devops/case.questions'
import { FULL_STACK_CASE } from './full-stack/case.questions'
import { MACHINE_LEARNING_CASE } from './machine-learning/case.questions'
import type { Question } from './question'

/** The cases of every field. */
export const CASE: readonly Question[] = [
  ...ARTIFICIAL_INTELLIGENCE_CASE,
  ...MACHINE_LEARNING_CASE,
  ...BLOCKCHAIN_CASE,
  ...DATA_SCIENCE_CASE,
  ...CYBERSECURITY_CASE,
  ...CLOUD_CASE,
  ...DEVOPS_CASE,
  ...FULL_STACK_CASE,
]
