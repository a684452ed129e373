import { AI_TECHNICAL } from './artificial-intelligence/technical.questions'
import { BLOCKCHAIN_TECHNICAL_2 } from './blockchain/technical-2.questions'
import { BLOCKCHAIN_TECHNICAL } from './blockchain/technical.questions'
import { DATA_SCIENCE_TECHNICAL } from './data-science/technical.questions'
import { ML_TECHNICAL } from './machine-learning/technical.questions'
import type { Question } from './question'

/** The technical questions of every field. */
export const TECHNICAL: readonly Question[] = [
  ...AI_TECHNICAL,
  ...ML_TECHNICAL,
  ...BLOCKCHAIN_TECHNICAL,
  ...BLOCKCHAIN_TECHNICAL_2,
  ...DATA_SCIENCE_TECHNICAL,
]
