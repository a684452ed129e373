export type { Check, CheckTools, CodeParts } from './check'
export { templateFaults } from './faults'
export { gramsOf, likeness } from './near'
export { checkTools } from './tools'
