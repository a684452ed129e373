import { check } from '../../../checks/check'
import task from './kinds-of-goal.template'

const WORDS = {
  regression: /\b(euros|how many|years|minutes)\b/,
  classification: /\b(whether|which of)\b/,
  clustering: /\b(alone|without labels)\b/,
} as const

/** Reads what each goal asks for by its own words. */
export default check(task, { option: ({ kind }, text) => WORDS[kind].test(text) })
