import { artificialIntelligence } from './artificial-intelligence'
import { blockchain } from './blockchain'
import { cloudComputing } from './cloud-computing'
import { cybersecurity } from './cybersecurity'
import { dataScience } from './data-science'
import { devops } from './devops'
import { fullStackDevelopment } from './full-stack-development'
import { machineLearning } from './machine-learning'
import type { RoleKnowledge } from './types'

/** Every role the built-in writer knows; the texts are the project's own (see NOTICE). */
export const ROLES: readonly RoleKnowledge[] = [
  ...artificialIntelligence,
  ...machineLearning,
  ...blockchain,
  ...dataScience,
  ...cybersecurity,
  ...cloudComputing,
  ...devops,
  ...fullStackDevelopment,
]
export type { RoleKnowledge } from './types'
