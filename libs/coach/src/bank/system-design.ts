import { ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_2 } from './artificial-intelligence/system-design-2.questions'
import { ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_3 } from './artificial-intelligence/system-design-3.questions'
import { ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_4 } from './artificial-intelligence/system-design-4.questions'
import { ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_5 } from './artificial-intelligence/system-design-5.questions'
import { ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN } from './artificial-intelligence/system-design.questions'
import { BLOCKCHAIN_SYSTEM_DESIGN_2 } from './blockchain/system-design-2.questions'
import { BLOCKCHAIN_SYSTEM_DESIGN_3 } from './blockchain/system-design-3.questions'
import { BLOCKCHAIN_SYSTEM_DESIGN_4 } from './blockchain/system-design-4.questions'
import { BLOCKCHAIN_SYSTEM_DESIGN_5 } from './blockchain/system-design-5.questions'
import { BLOCKCHAIN_SYSTEM_DESIGN } from './blockchain/system-design.questions'
import { CLOUD_SYSTEM_DESIGN_2 } from './cloud/system-design-2.questions'
import { CLOUD_SYSTEM_DESIGN_3 } from './cloud/system-design-3.questions'
import { CLOUD_SYSTEM_DESIGN_4 } from './cloud/system-design-4.questions'
import { CLOUD_SYSTEM_DESIGN_5 } from './cloud/system-design-5.questions'
import { CLOUD_SYSTEM_DESIGN } from './cloud/system-design.questions'
import { CYBERSECURITY_SYSTEM_DESIGN_2 } from './cybersecurity/system-design-2.questions'
import { CYBERSECURITY_SYSTEM_DESIGN_3 } from './cybersecurity/system-design-3.questions'
import { CYBERSECURITY_SYSTEM_DESIGN_4 } from './cybersecurity/system-design-4.questions'
import { CYBERSECURITY_SYSTEM_DESIGN_5 } from './cybersecurity/system-design-5.questions'
import { CYBERSECURITY_SYSTEM_DESIGN } from './cybersecurity/system-design.questions'
import { DATA_SCIENCE_SYSTEM_DESIGN_2 } from './data-science/system-design-2.questions'
import { DATA_SCIENCE_SYSTEM_DESIGN_3 } from './data-science/system-design-3.questions'
import { DATA_SCIENCE_SYSTEM_DESIGN_4 } from './data-science/system-design-4.questions'
import { DATA_SCIENCE_SYSTEM_DESIGN_5 } from './data-science/system-design-5.questions'
import { DATA_SCIENCE_SYSTEM_DESIGN } from './data-science/system-design.questions'
import { DEVOPS_SYSTEM_DESIGN_2 } from './devops/system-design-2.questions'
import { DEVOPS_SYSTEM_DESIGN_3 } from './devops/system-design-3.questions'
import { DEVOPS_SYSTEM_DESIGN_4 } from './devops/system-design-4.questions'
import { DEVOPS_SYSTEM_DESIGN_5 } from './devops/system-design-5.questions'
import { DEVOPS_SYSTEM_DESIGN } from './devops/system-design.questions'
import { FULL_STACK_SYSTEM_DESIGN_2 } from './full-stack/system-design-2.questions'
import { FULL_STACK_SYSTEM_DESIGN_3 } from './full-stack/system-design-3.questions'
import { FULL_STACK_SYSTEM_DESIGN_4 } from './full-stack/system-design-4.questions'
import { FULL_STACK_SYSTEM_DESIGN_5 } from './full-stack/system-design-5.questions'
import { FULL_STACK_SYSTEM_DESIGN } from './full-stack/system-design.questions'
import { MACHINE_LEARNING_SYSTEM_DESIGN_2 } from './machine-learning/system-design-2.questions'
import { MACHINE_LEARNING_SYSTEM_DESIGN_3 } from './machine-learning/system-design-3.questions'
import { MACHINE_LEARNING_SYSTEM_DESIGN_4 } from './machine-learning/system-design-4.questions'
import { MACHINE_LEARNING_SYSTEM_DESIGN_5 } from './machine-learning/system-design-5.questions'
import { MACHINE_LEARNING_SYSTEM_DESIGN } from './machine-learning/system-design.questions'
import type { Question } from './question'

/** The design questions of every field. */
export const SYSTEM_DESIGN: readonly Question[] = [
  ...ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN,
  ...ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_2,
  ...ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_3,
  ...ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_4,
  ...ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_5,
  ...MACHINE_LEARNING_SYSTEM_DESIGN,
  ...MACHINE_LEARNING_SYSTEM_DESIGN_2,
  ...MACHINE_LEARNING_SYSTEM_DESIGN_3,
  ...MACHINE_LEARNING_SYSTEM_DESIGN_4,
  ...MACHINE_LEARNING_SYSTEM_DESIGN_5,
  ...BLOCKCHAIN_SYSTEM_DESIGN,
  ...BLOCKCHAIN_SYSTEM_DESIGN_2,
  ...BLOCKCHAIN_SYSTEM_DESIGN_3,
  ...BLOCKCHAIN_SYSTEM_DESIGN_4,
  ...BLOCKCHAIN_SYSTEM_DESIGN_5,
  ...DATA_SCIENCE_SYSTEM_DESIGN,
  ...DATA_SCIENCE_SYSTEM_DESIGN_2,
  ...DATA_SCIENCE_SYSTEM_DESIGN_3,
  ...DATA_SCIENCE_SYSTEM_DESIGN_4,
  ...DATA_SCIENCE_SYSTEM_DESIGN_5,
  ...CYBERSECURITY_SYSTEM_DESIGN,
  ...CYBERSECURITY_SYSTEM_DESIGN_2,
  ...CYBERSECURITY_SYSTEM_DESIGN_3,
  ...CYBERSECURITY_SYSTEM_DESIGN_4,
  ...CYBERSECURITY_SYSTEM_DESIGN_5,
  ...CLOUD_SYSTEM_DESIGN,
  ...CLOUD_SYSTEM_DESIGN_2,
  ...CLOUD_SYSTEM_DESIGN_3,
  ...CLOUD_SYSTEM_DESIGN_4,
  ...CLOUD_SYSTEM_DESIGN_5,
  ...DEVOPS_SYSTEM_DESIGN,
  ...DEVOPS_SYSTEM_DESIGN_2,
  ...DEVOPS_SYSTEM_DESIGN_3,
  ...DEVOPS_SYSTEM_DESIGN_4,
  ...DEVOPS_SYSTEM_DESIGN_5,
  ...FULL_STACK_SYSTEM_DESIGN,
  ...FULL_STACK_SYSTEM_DESIGN_2,
  ...FULL_STACK_SYSTEM_DESIGN_3,
  ...FULL_STACK_SYSTEM_DESIGN_4,
  ...FULL_STACK_SYSTEM_DESIGN_5,
]
