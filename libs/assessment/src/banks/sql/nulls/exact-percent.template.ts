import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'projects', part: 'done', total: 'planned' },
  { table: 'halls', part: 'sold', total: 'seats' },
  { table: 'tests', part: 'passed', total: 'taken' },
  { table: 'batches', part: 'faulty', total: 'made' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const OFFERED = 5

const exactOf = ({ part, total }: Subject): string[] => [
  `100.0 * ${part} / ${total}`,
  `CAST(${part} AS REAL) / ${total} * 100`,
  `${part} / (${total} * 1.0) * 100`,
  `100 * (${part} + 0.0) / ${total}`,
  `${part} * 100 / (${total} + 0.0)`,
]
const cutOf = ({ part, total }: Subject): string[] => [
  `${part} / ${total} * 100.0`,
  `100 * ${part} / ${total}`,
  `CAST(${part} / ${total} AS REAL) * 100`,
  `1.0 * (${part} / ${total}) * 100`,
  `ROUND(100 * ${part} / ${total}, 3)`,
  `CAST(100 * ${part} / ${total} AS REAL)`,
]

export default template({
  id: 'sql/nulls/exact-percent',
  revision: 1,
  kind: 'multiple',
  topic: 'nulls',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'In SQLite integers divide to an integer: one of the two has to be a real number before the division, not after it.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    // A power of two in the divisor keeps every result exact, an odd dividend keeps it from being whole.
    const total = rng.pick([8, 16, 32])
    const part = rng.int(0, total / 2 - 1) * 2 + 1
    const right = rng.sample(exactOf(subject), rng.int(2, 3))
    const wrong = rng.sample(cutOf(subject), OFFERED - right.length)
    return { subject, part, total, right, shown: rng.shuffle([...right, ...wrong]) }
  },
  ask: ({ subject, part, total, shown }) => ({
    stem: `In SQLite both columns of \`${subject.table}\` are integers. In one row \`${subject.part}\` is ${part} and \`${subject.total}\` is ${total}. Which expressions give the exact percentage for that row, ${(100 * part) / total}? Choose all.`,
    code: `CREATE TABLE ${subject.table} (${subject.part} integer, ${subject.total} integer);`,
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.includes(text) ? [i] : [])),
  }),
  why: () =>
    'What the division of two integers has cut off does not come back, whatever is multiplied, cast or rounded after it.',
  source: ['SQLite documentation, SQL language expressions: operators'],
})
