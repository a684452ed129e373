import { AI_TECHNICAL_2 } from './artificial-intelligence/technical-2.questions'
import { AI_TECHNICAL } from './artificial-intelligence/technical.questions'
import { BLOCKCHAIN_TECHNICAL_2 } from './blockchain/technical-2.questions'
import { BLOCKCHAIN_TECHNICAL_3 } from './blockchain/technical-3.questions'
import { BLOCKCHAIN_TECHNICAL } from './blockchain/technical.questions'
import { CLOUD_TECHNICAL } from './cloud/technical.questions'
import { SECURITY_TECHNICAL } from './cybersecurity/technical.questions'
import { DATA_SCIENCE_TECHNICAL_2 } from './data-science/technical-2.questions'
import { DATA_SCIENCE_TECHNICAL } from './data-science/technical.questions'
import { DEVOPS_TECHNICAL } from './devops/technical.questions'
import { FULL_STACK_TECHNICAL } from './full-stack/technical.questions'
import { ML_TECHNICAL_2 } from './machine-learning/technical-2.questions'
import { ML_TECHNICAL } from './machine-learning/technical.questions'
import type { Question } from './question'

/** The technical questions of every field. */
export const TECHNICAL: readonly Question[] = [
  ...AI_TECHNICAL,
  ...AI_TECHNICAL_2,
  ...ML_TECHNICAL,
  ...ML_TECHNICAL_2,
  ...BLOCKCHAIN_TECHNICAL,
  ...BLOCKCHAIN_TECHNICAL_2,
  ...BLOCKCHAIN_TECHNICAL_3,
  ...DATA_SCIENCE_TECHNICAL,
  ...DATA_SCIENCE_TECHNICAL_2,
  ...SECURITY_TECHNICAL,
  ...CLOUD_TECHNICAL,
  ...DEVOPS_TECHNICAL,
  ...FULL_STACK_TECHNICAL,
]
