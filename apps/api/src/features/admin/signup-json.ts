import type { SignupRecord } from '@tryka/domain'
import { SIGNUP_COLUMNS } from '../early-access/signup.entity'

/** The SQL of a column as a JSON string. */
type Quote = (column: string) => string
type Field = Exclude<keyof SignupRecord, 'id'>
type Writer = (name: string, column: string, quote: Quote) => string

const flag: Writer = (name, column) => `',"${name}":', CASE WHEN ${column} THEN 'true' ELSE 'false' END`
const stored: Writer = (name, column) => `',"${name}":', ${column}`
/** Values that we made ourselves hold nothing to escape. */
const plain: Writer = (name, column) => `',"${name}":"', ${column}, '"'`
const quoted: Writer = (name, column, quote) => `',"${name}":', ${quote(column)}`
const optional: Writer = (name, column, quote) =>
  `CASE WHEN ${column} IS NULL THEN '' ELSE ',"${name}":' || ${quote(column)} END`

/** What the answer has beside the id, and how each is written; the types hold it to what `SignupRecord` says. */
const WRITERS: Record<Field, Writer> = {
  name: quoted,
  email: quoted,
  userType: plain,
  emailVerified: flag,
  focusArea: quoted,
  interests: stored,
  company: optional,
  position: optional,
  experience: optional,
  message: optional,
  createdAt: plain,
  standing: optional,
}

/**
 * A row `s` of the signups as the JSON text of a `SignupRecord`, absent values left out. Put together as text, because
 * that takes half the time of the JSON functions of either database.
 */
export const recordText = (quote: Quote): string => {
  const fields = Object.entries(WRITERS).map(([name, write]) =>
    write(name, `s.${SIGNUP_COLUMNS[name as Field]}`, quote),
  )
  return `concat('{"id":"', s.id, '"', ${fields.join(',\n  ')}, '}')`
}
