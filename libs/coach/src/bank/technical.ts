import { AI_TECHNICAL_2 } from './artificial-intelligence/technical-2.questions'
import { AI_TECHNICAL_3 } from './artificial-intelligence/technical-3.questions'
import { AI_TECHNICAL_4 } from './artificial-intelligence/technical-4.questions'
import { AI_TECHNICAL_5 } from './artificial-intelligence/technical-5.questions'
import { AI_TECHNICAL_6 } from './artificial-intelligence/technical-6.questions'
import { AI_TECHNICAL_7 } from './artificial-intelligence/technical-7.questions'
import { AI_TECHNICAL } from './artificial-intelligence/technical.questions'
import { BLOCKCHAIN_TECHNICAL_2 } from './blockchain/technical-2.questions'
import { BLOCKCHAIN_TECHNICAL_3 } from './blockchain/technical-3.questions'
import { BLOCKCHAIN_TECHNICAL_4 } from './blockchain/technical-4.questions'
import { BLOCKCHAIN_TECHNICAL_5 } from './blockchain/technical-5.questions'
import { BLOCKCHAIN_TECHNICAL_6 } from './blockchain/technical-6.questions'
import { BLOCKCHAIN_TECHNICAL_7 } from './blockchain/technical-7.questions'
import { BLOCKCHAIN_TECHNICAL_8 } from './blockchain/technical-8.questions'
import { BLOCKCHAIN_TECHNICAL } from './blockchain/technical.questions'
import { CLOUD_TECHNICAL_2 } from './cloud/technical-2.questions'
import { CLOUD_TECHNICAL_3 } from './cloud/technical-3.questions'
import { CLOUD_TECHNICAL_4 } from './cloud/technical-4.questions'
import { CLOUD_TECHNICAL_5 } from './cloud/technical-5.questions'
import { CLOUD_TECHNICAL_6 } from './cloud/technical-6.questions'
import { CLOUD_TECHNICAL_7 } from './cloud/technical-7.questions'
import { CLOUD_TECHNICAL_8 } from './cloud/technical-8.questions'
import { CLOUD_TECHNICAL } from './cloud/technical.questions'
import { SECURITY_TECHNICAL_2 } from './cybersecurity/technical-2.questions'
import { SECURITY_TECHNICAL_3 } from './cybersecurity/technical-3.questions'
import { SECURITY_TECHNICAL_4 } from './cybersecurity/technical-4.questions'
import { SECURITY_TECHNICAL_5 } from './cybersecurity/technical-5.questions'
import { SECURITY_TECHNICAL_6 } from './cybersecurity/technical-6.questions'
import { SECURITY_TECHNICAL_7 } from './cybersecurity/technical-7.questions'
import { SECURITY_TECHNICAL_8 } from './cybersecurity/technical-8.questions'
import { SECURITY_TECHNICAL } from './cybersecurity/technical.questions'
import { DATA_SCIENCE_TECHNICAL_2 } from './data-science/technical-2.questions'
import { DATA_SCIENCE_TECHNICAL_3 } from './data-science/technical-3.questions'
import { DATA_SCIENCE_TECHNICAL_4 } from './data-science/technical-4.questions'
import { DATA_SCIENCE_TECHNICAL_5 } from './data-science/technical-5.questions'
import { DATA_SCIENCE_TECHNICAL_6 } from './data-science/technical-6.questions'
import { DATA_SCIENCE_TECHNICAL } from './data-science/technical.questions'
import { DEVOPS_TECHNICAL_2 } from './devops/technical-2.questions'
import { DEVOPS_TECHNICAL_3 } from './devops/technical-3.questions'
import { DEVOPS_TECHNICAL_4 } from './devops/technical-4.questions'
import { DEVOPS_TECHNICAL_5 } from './devops/technical-5.questions'
import { DEVOPS_TECHNICAL_6 } from './devops/technical-6.questions'
import { DEVOPS_TECHNICAL_7 } from './devops/technical-7.questions'
import { DEVOPS_TECHNICAL_8 } from './devops/technical-8.questions'
import { DEVOPS_TECHNICAL } from './devops/technical.questions'
import { FULL_STACK_TECHNICAL_2 } from './full-stack/technical-2.questions'
import { FULL_STACK_TECHNICAL_3 } from './full-stack/technical-3.questions'
import { FULL_STACK_TECHNICAL_4 } from './full-stack/technical-4.questions'
import { FULL_STACK_TECHNICAL_5 } from './full-stack/technical-5.questions'
import { FULL_STACK_TECHNICAL_6 } from './full-stack/technical-6.questions'
import { FULL_STACK_TECHNICAL_7 } from './full-stack/technical-7.questions'
import { FULL_STACK_TECHNICAL_8 } from './full-stack/technical-8.questions'
import { FULL_STACK_TECHNICAL } from './full-stack/technical.questions'
import { ML_TECHNICAL_2 } from './machine-learning/technical-2.questions'
import { ML_TECHNICAL_3 } from './machine-learning/technical-3.questions'
import { ML_TECHNICAL_4 } from './machine-learning/technical-4.questions'
import { ML_TECHNICAL_5 } from './machine-learning/technical-5.questions'
import { ML_TECHNICAL_6 } from './machine-learning/technical-6.questions'
import { ML_TECHNICAL } from './machine-learning/technical.questions'
import type { Question } from './question'

/** The technical questions of every field. */
export const TECHNICAL: readonly Question[] = [
  ...AI_TECHNICAL,
  ...AI_TECHNICAL_2,
  ...AI_TECHNICAL_3,
  ...AI_TECHNICAL_4,
  ...AI_TECHNICAL_5,
  ...AI_TECHNICAL_6,
  ...AI_TECHNICAL_7,
  ...ML_TECHNICAL,
  ...ML_TECHNICAL_2,
  ...ML_TECHNICAL_3,
  ...ML_TECHNICAL_4,
  ...ML_TECHNICAL_5,
  ...ML_TECHNICAL_6,
  ...BLOCKCHAIN_TECHNICAL,
  ...BLOCKCHAIN_TECHNICAL_2,
  ...BLOCKCHAIN_TECHNICAL_3,
  ...BLOCKCHAIN_TECHNICAL_4,
  ...BLOCKCHAIN_TECHNICAL_5,
  ...BLOCKCHAIN_TECHNICAL_6,
  ...BLOCKCHAIN_TECHNICAL_7,
  ...BLOCKCHAIN_TECHNICAL_8,
  ...DATA_SCIENCE_TECHNICAL,
  ...DATA_SCIENCE_TECHNICAL_2,
  ...DATA_SCIENCE_TECHNICAL_3,
  ...DATA_SCIENCE_TECHNICAL_4,
  ...DATA_SCIENCE_TECHNICAL_5,
  ...DATA_SCIENCE_TECHNICAL_6,
  ...SECURITY_TECHNICAL,
  ...SECURITY_TECHNICAL_2,
  ...SECURITY_TECHNICAL_3,
  ...SECURITY_TECHNICAL_4,
  ...SECURITY_TECHNICAL_5,
  ...SECURITY_TECHNICAL_6,
  ...SECURITY_TECHNICAL_7,
  ...SECURITY_TECHNICAL_8,
  ...CLOUD_TECHNICAL,
  ...CLOUD_TECHNICAL_2,
  ...CLOUD_TECHNICAL_3,
  ...CLOUD_TECHNICAL_4,
  ...CLOUD_TECHNICAL_5,
  ...CLOUD_TECHNICAL_6,
  ...CLOUD_TECHNICAL_7,
  ...CLOUD_TECHNICAL_8,
  ...DEVOPS_TECHNICAL,
  ...DEVOPS_TECHNICAL_2,
  ...DEVOPS_TECHNICAL_3,
  ...DEVOPS_TECHNICAL_4,
  ...DEVOPS_TECHNICAL_5,
  ...DEVOPS_TECHNICAL_6,
  ...DEVOPS_TECHNICAL_7,
  ...DEVOPS_TECHNICAL_8,
  ...FULL_STACK_TECHNICAL,
  ...FULL_STACK_TECHNICAL_2,
  ...FULL_STACK_TECHNICAL_3,
  ...FULL_STACK_TECHNICAL_4,
  ...FULL_STACK_TECHNICAL_5,
  ...FULL_STACK_TECHNICAL_6,
  ...FULL_STACK_TECHNICAL_7,
  ...FULL_STACK_TECHNICAL_8,
]
