import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { one: 'accounts', many: 'entries', key: 'account_id', size: 'amount' },
  { one: 'drivers', many: 'fines', key: 'driver_id', size: 'points' },
  { one: 'wards', many: 'stays', key: 'ward_id', size: 'nights' },
  { one: 'stalls', many: 'sales', key: 'stall_id', size: 'pieces' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const WAYS = ['sum', 'mended', 'count'] as const
export type Way = (typeof WAYS)[number]

interface Parts {
  subject: Subject
  way: Way
  under: number
}
export const statementOf = ({ subject: { one, many, key, size }, way, under }: Parts): string => {
  const [what, limit] = {
    sum: [`SUM(m.${size})`, under],
    mended: [`COALESCE(SUM(m.${size}), 0)`, under],
    count: [`COUNT(m.${size})`, 2],
  }[way]
  return `SELECT COUNT(*)
FROM ${one} o
WHERE (
  SELECT ${what}
  FROM ${many} m
  WHERE m.${key} = o.id
) < ${limit};`
}

/** What belongs to each row of the one side. */
type Sizes = readonly (readonly (number | null)[])[]
const countOf = (all: Sizes, way: Way, under: number): number =>
  all.filter((sizes) => {
    const known = sizes.filter((size) => size !== null)
    if (way === 'count') return known.length < 2
    const sum = known.reduce((total, size) => total + size, 0)
    return (way === 'mended' || known.length > 0) && sum < under
  }).length

export default template({
  id: 'sql/nulls/sum-of-nothing',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'The sum of no rows, or of NULLs alone, is NULL and not 0, so it is less than nothing; a count of them is 0.',
  params: (rng) => {
    const under = rng.int(3, 6) * 10
    const size = () => rng.pick([under - 25, under - 20, under - 10, under + 10])
    const all = drawnUntil(
      (): Sizes =>
        rng.shuffle([
          [],
          rng.pick([[], [null]]),
          [size()],
          [size(), rng.pick([size(), null])],
          [size(), size()],
        ]),
      (drawn) => {
        const counts = WAYS.map((way) => countOf(drawn, way, under))
        return new Set(counts).size === WAYS.length && (counts[0] ?? 0) > 0
      },
    )
    const subject = rng.pick(SUBJECTS)
    const tables: Table[] = [
      { name: subject.one, columns: ['id integer'], rows: all.map((_, i) => [i + 1]) },
      {
        name: subject.many,
        columns: [`${subject.key} integer`, `${subject.size} integer`],
        rows: rng.shuffle(all.flatMap((sizes, i) => sizes.map((one): Cell[] => [i + 1, one]))),
      },
    ]
    return { subject, under, all, tables, way: rng.pick([...WAYS, 'sum'] as const) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith(p.tables, statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ all, way, under }) => whole(countOf(all, way, under)),
  why: ({ way, subject: { one, many } }) =>
    way === 'sum'
      ? `For one of ${one} without ${many} the sum is NULL, the comparison unknown, and the row left out.`
      : `For one of ${one} without ${many} the ${way === 'count' ? 'count is 0' : 'sum is made 0'}, so the row is kept.`,
  source: ['ISO/IEC 9075-2:2023, aggregate function, scalar subquery'],
})
