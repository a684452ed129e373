import { template } from '../../../tasks/template'

export interface Condition {
  text: string
  /** Whether the row, with a number in a and NULL in b, is returned. */
  holds: boolean
}
/** About a row whose a is this number and whose b is NULL. */
const conditionsOf = (n: number): readonly Condition[] => [
  { text: 'b IS NULL', holds: true },
  { text: `a > ${n - 1} OR b > ${n - 1}`, holds: true },
  { text: `a = ${n} AND b IS NULL`, holds: true },
  { text: `a IN (${n}, NULL)`, holds: true },
  { text: 'COALESCE(b, 0) = 0', holds: true },
  { text: `b IS NULL OR b > ${n}`, holds: true },
  { text: 'b = NULL', holds: false },
  { text: `b <> ${n}`, holds: false },
  { text: `NOT (b = ${n})`, holds: false },
  { text: `a > ${n - 1} AND b > ${n - 1}`, holds: false },
  { text: `a NOT IN (${n + 1}, NULL)`, holds: false },
  { text: 'a + b > a', holds: false },
  { text: 'b = b', holds: false },
]
const OFFERED = 5

export default template({
  id: 'sql/practice/true-for-the-row',
  revision: 1,
  kind: 'multiple',
  topic: 'nulls',
  grade: 3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'A comparison with NULL is unknown, and so is its opposite; WHERE keeps a row only where the whole condition is true.',
  params: (rng) => {
    const n = rng.int(2, 60)
    const all = conditionsOf(n)
    const right = rng.sample(
      all.filter(({ holds }) => holds),
      rng.int(2, 3),
    )
    const wrong = rng.sample(
      all.filter(({ holds }) => !holds),
      OFFERED - right.length,
    )
    return { n, shown: rng.shuffle([...right, ...wrong]) }
  },
  ask: ({ n, shown }) => ({
    stem: 'The table `t` has one row. With which conditions does `SELECT * FROM t WHERE …` return it? Choose all.',
    code: `CREATE TABLE t (a INTEGER, b INTEGER);\nINSERT INTO t VALUES (${n}, NULL);`,
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: shown.flatMap(({ holds }, i) => (holds ? [i] : [])) }),
  why: () =>
    'NULL means that nobody knows the value. A comparison with it, also `<>`, `b = b` and what `NOT` makes of it, is neither true nor false but unknown, and WHERE keeps only rows for which the condition is true. `IS NULL` asks for the missing value itself, COALESCE puts another in its place, and in an OR one side that is true is enough.',
  source: ['ISO/IEC 9075-2:2023, search condition, null predicate, in predicate'],
})
