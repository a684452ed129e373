import { ARTIFICIAL_INTELLIGENCE_CASE_2 } from './artificial-intelligence/case-2.questions'
import { ARTIFICIAL_INTELLIGENCE_CASE_3 } from './artificial-intelligence/case-3.questions'
import { ARTIFICIAL_INTELLIGENCE_CASE_4 } from './artificial-intelligence/case-4.questions'
import { ARTIFICIAL_INTELLIGENCE_CASE_5 } from './artificial-intelligence/case-5.questions'
import { ARTIFICIAL_INTELLIGENCE_CASE } from './artificial-intelligence/case.questions'
import { BLOCKCHAIN_CASE_2 } from './blockchain/case-2.questions'
import { BLOCKCHAIN_CASE_3 } from './blockchain/case-3.questions'
import { BLOCKCHAIN_CASE_4 } from './blockchain/case-4.questions'
import { BLOCKCHAIN_CASE } from './blockchain/case.questions'
import { CLOUD_CASE_2 } from './cloud/case-2.questions'
import { CLOUD_CASE_3 } from './cloud/case-3.questions'
import { CLOUD_CASE_4 } from './cloud/case-4.questions'
import { CLOUD_CASE_5 } from './cloud/case-5.questions'
import { CLOUD_CASE } from './cloud/case.questions'
import { CYBERSECURITY_CASE_2 } from './cybersecurity/case-2.questions'
import { CYBERSECURITY_CASE_3 } from './cybersecurity/case-3.questions'
import { CYBERSECURITY_CASE_4 } from './cybersecurity/case-4.questions'
import { CYBERSECURITY_CASE_5 } from './cybersecurity/case-5.questions'
import { CYBERSECURITY_CASE } from './cybersecurity/case.questions'
import { DATA_SCIENCE_CASE_2 } from './data-science/case-2.questions'
import { DATA_SCIENCE_CASE_3 } from './data-science/case-3.questions'
import { DATA_SCIENCE_CASE_4 } from './data-science/case-4.questions'
import { DATA_SCIENCE_CASE } from './data-science/case.questions'
import { DEVOPS_CASE_2 } from './devops/case-2.questions'
import { DEVOPS_CASE_3 } from './devops/case-3.questions'
import { DEVOPS_CASE_4 } from './devops/case-4.questions'
import { DEVOPS_CASE } from './devops/case.questions'
import { FULL_STACK_CASE_2 } from './full-stack/case-2.questions'
import { FULL_STACK_CASE_3 } from './full-stack/case-3.questions'
import { FULL_STACK_CASE_4 } from './full-stack/case-4.questions'
import { FULL_STACK_CASE } from './full-stack/case.questions'
import { MACHINE_LEARNING_CASE_2 } from './machine-learning/case-2.questions'
import { MACHINE_LEARNING_CASE_3 } from './machine-learning/case-3.questions'
import { MACHINE_LEARNING_CASE_4 } from './machine-learning/case-4.questions'
import { MACHINE_LEARNING_CASE } from './machine-learning/case.questions'
import type { Question } from './question'

/** The cases of every field. */
export const CASE: readonly Question[] = [
  ...ARTIFICIAL_INTELLIGENCE_CASE,
  ...ARTIFICIAL_INTELLIGENCE_CASE_2,
  ...ARTIFICIAL_INTELLIGENCE_CASE_3,
  ...ARTIFICIAL_INTELLIGENCE_CASE_4,
  ...ARTIFICIAL_INTELLIGENCE_CASE_5,
  ...MACHINE_LEARNING_CASE,
  ...MACHINE_LEARNING_CASE_2,
  ...MACHINE_LEARNING_CASE_3,
  ...MACHINE_LEARNING_CASE_4,
  ...BLOCKCHAIN_CASE,
  ...BLOCKCHAIN_CASE_2,
  ...BLOCKCHAIN_CASE_3,
  ...BLOCKCHAIN_CASE_4,
  ...DATA_SCIENCE_CASE,
  ...DATA_SCIENCE_CASE_2,
  ...DATA_SCIENCE_CASE_3,
  ...DATA_SCIENCE_CASE_4,
  ...CYBERSECURITY_CASE,
  ...CYBERSECURITY_CASE_2,
  ...CYBERSECURITY_CASE_3,
  ...CYBERSECURITY_CASE_4,
  ...CYBERSECURITY_CASE_5,
  ...CLOUD_CASE,
  ...CLOUD_CASE_2,
  ...CLOUD_CASE_3,
  ...CLOUD_CASE_4,
  ...CLOUD_CASE_5,
  ...DEVOPS_CASE,
  ...DEVOPS_CASE_2,
  ...DEVOPS_CASE_3,
  ...DEVOPS_CASE_4,
  ...FULL_STACK_CASE,
  ...FULL_STACK_CASE_2,
  ...FULL_STACK_CASE_3,
  ...FULL_STACK_CASE_4,
]
