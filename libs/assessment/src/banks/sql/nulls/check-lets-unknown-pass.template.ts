import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { table: 'offers', more: 'price', less: 'reduced' },
  { table: 'rentals', more: 'deposit', less: 'refund' },
  { table: 'tanks', more: 'capacity', less: 'content' },
  { table: 'loans', more: 'amount', less: 'repaid' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const OFFERED = 5

type Value = number | null
type Truth = boolean | null
const compared = (one: Value, other: Value, holds: (a: number, b: number) => boolean): Truth =>
  one === null || other === null ? null : holds(one, other)
const both = (one: Truth, other: Truth): Truth =>
  one === false || other === false ? false : one === null || other === null ? null : true
const either = (one: Truth, other: Truth): Truth =>
  one === true || other === true ? true : one === null || other === null ? null : false

/** A condition, and its truth for a row; `limit` is a number of the task. */
const CONDITIONS = {
  order: {
    said: (more: string, less: string) => `${less} < ${more}`,
    truth: (more: Value, less: Value) => compared(less, more, (a, b) => a < b),
  },
  and: {
    said: (more: string, less: string, limit: number) => `${more} > ${limit} AND ${less} < ${more}`,
    truth: (more: Value, less: Value, limit: number) =>
      both(
        compared(more, limit, (a, b) => a > b),
        compared(less, more, (a, b) => a < b),
      ),
  },
  or: {
    said: (more: string, less: string, limit: number) => `${more} > ${limit} OR ${less} = 0`,
    truth: (more: Value, less: Value, limit: number) =>
      either(
        compared(more, limit, (a, b) => a > b),
        compared(less, 0, (a, b) => a === b),
      ),
  },
} as const
const NAMES = ['order', 'and', 'or'] as const

export interface Row {
  more: Value
  less: Value
}
const cell = (value: Value): string => (value === null ? 'NULL' : String(value))
export const insertOf = ({ table }: Subject, { more, less }: Row): string =>
  `INSERT INTO ${table} VALUES (${cell(more)}, ${cell(less)})`

export default template({
  id: 'sql/nulls/check-lets-unknown-pass',
  revision: 1,
  kind: 'multiple',
  topic: 'nulls',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'WHERE keeps what is true, CHECK refuses what is false: a row for which the condition is unknown is taken.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const name = rng.pick(NAMES)
    const limit = rng.int(2, 6) * 10
    const value = () => rng.pick([limit - 10, limit, limit + 10, limit + 20, null])
    const { rows, truths } = drawnUntil(
      () => {
        const rows = Array.from({ length: OFFERED }, (): Row => ({
          more: value(),
          less: rng.pick([value(), value(), 0]),
        }))
        return { rows, truths: rows.map(({ more, less }) => CONDITIONS[name].truth(more, less, limit)) }
      },
      ({ rows, truths }) =>
        new Set(rows.map((row) => insertOf(subject, row))).size === OFFERED &&
        truths.includes(null) &&
        truths.includes(true) &&
        truths.includes(false) &&
        // Where it can be, NULL stands in a row that is refused, too.
        (name !== 'and' || rows.some(({ less }, i) => less === null && truths[i] === false)),
    )
    return { subject, rows, truths, condition: CONDITIONS[name].said(subject.more, subject.less, limit) }
  },
  ask: ({ subject, rows, condition }) => ({
    stem: 'Each of these statements is run by itself, on the empty table. Which rows does the table take? Choose all.',
    code: `CREATE TABLE ${subject.table} (\n  ${subject.more} integer,\n  ${subject.less} integer,\n  CHECK (${condition})\n);`,
    options: rows.map((row) => insertOf(subject, row)),
  }),
  key: ({ truths }) => ({
    kind: 'multiple',
    right: truths.flatMap((truth, i) => (truth === false ? [] : [i])),
  }),
  why: () =>
    'A CHECK is violated only where its condition is false. A comparison with NULL is unknown; false AND unknown is false, true OR unknown is true.',
  source: [
    'ISO/IEC 9075-2:2023, check constraint definition',
    'SQLite documentation, CREATE TABLE: CHECK constraints',
  ],
})
