import type { SignupParts } from '@tryka/domain'
import { SIGNUP_PARTS } from '@tryka/domain'

/** What is asked of the table of signups, and the value of its one parameter. */
export type Condition = [sql: (n: number) => string, value: unknown]

/** How the table is asked. `yes` is compared by the database: each of them writes a truth in its own way. */
const ASKED: Record<keyof SignupParts, Condition[0]> = {
  experience: (n) => `experience = $${n}`,
  field: (n) => `focus_area = $${n}`,
  verified: (n) => `email_verified = ($${n} = 'yes')`,
}

/** The parts that a list is narrowed to, in an order of their own; none where it is narrowed by other means. */
export const partsOf = (parts: SignupParts): Condition[] =>
  SIGNUP_PARTS.filter((name) => parts[name] !== undefined).map((name) => [ASKED[name], parts[name]])
