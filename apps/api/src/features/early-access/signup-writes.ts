import type { SignupRow } from './signup.entity'
import { SIGNUP_COLUMNS } from './signup.entity'

const FIELDS = Object.keys(SIGNUP_COLUMNS) as (keyof SignupRow)[]
const NAMES = Object.values(SIGNUP_COLUMNS)
const INSERT = `INSERT INTO signups (${NAMES.join(', ')}) VALUES (${NAMES.map((_, i) => `$${i + 1}`).join(', ')})`
const onConflict = (replaced: string[], ...more: string[]): string =>
  `${INSERT} ON CONFLICT (email_key) DO UPDATE SET ${[...replaced.map((name) => `${name} = excluded.${name}`), ...more].join(', ')}`

/** A new row, or the row of that address as it is. Writing it back makes both the same work. */
export const SUBSCRIBE = onConflict(['email_key'])

const KEPT = ['id', 'arrival', 'email_key', 'created_at', 'standing', 'waits_for']
/** A newsletter's row becomes a request here; a request waits, or was released, as before. */
const WAITS =
  'waits_for = CASE WHEN signups.email_verified THEN signups.waits_for ELSE excluded.waits_for END'

/** A new row, or everything but id, arrival, creation, standing and look of an earlier one. */
export const SIGN_UP = onConflict(
  NAMES.filter((name) => !KEPT.includes(name)),
  WAITS,
)

/** The row as parameters of these statements. */
export const parametersOf = (row: SignupRow): unknown[] =>
  FIELDS.map((field) => {
    const value = row[field]
    return Array.isArray(value) ? JSON.stringify(value) : value
  })
