import { nameProblem } from '../text/name.rules'

/** Characters of a company's name. */
export const COMPANY_NAME = { min: 2, max: 120 } as const

/** Scripts of which letters look like those of another; a word of two of them is meant to be misread. */
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Hebrew', 'Arabic', 'Thai'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

const isMixed = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1

/**
 * Why a company cannot be called so, as a sentence; empty when it can. One line without addresses, and every word in
 * one script (Unicode TR 39, mixed scripts).
 */
export function companyNameProblem(value: string): string {
  const name = value.trim()
  const problem = nameProblem(name, 'Add the company name.')
  if (problem) return problem
  const length = [...name].length
  if (length < COMPANY_NAME.min) return `Use at least ${COMPANY_NAME.min} characters.`
  if (length > COMPANY_NAME.max) return `Use at most ${COMPANY_NAME.max} characters.`
  const mixed = name.split(/[^\p{L}\p{M}]+/u).find(isMixed)
  return mixed ? `“${mixed}” mixes letters of several scripts. Write each word in one.` : ''
}
