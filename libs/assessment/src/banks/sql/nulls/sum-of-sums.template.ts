import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { table: 'wages', one: 'basic', other: 'bonus' },
  { table: 'invoices', one: 'goods', other: 'freight' },
  { table: 'tours', one: 'uphill', other: 'downhill' },
  { table: 'sites', one: 'indoor', other: 'outdoor' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const WAYS = ['rows', 'columns', 'mended', 'half mended'] as const
export type Way = (typeof WAYS)[number]

export const statementOf = ({ table, one, other }: Subject, way: Way): string => {
  const what = {
    rows: `SUM(${one} + ${other})`,
    columns: `SUM(${one}) + SUM(${other})`,
    mended: `SUM(COALESCE(${one}, 0) + COALESCE(${other}, 0))`,
    'half mended': `SUM(${one} + COALESCE(${other}, 0))`,
  }[way]
  return `SELECT ${what}\nFROM ${table};`
}

type Pair = readonly [one: number | null, other: number | null]
const sumOf = (pairs: readonly Pair[], way: Way): number =>
  pairs.reduce((sum, [one, other]) => {
    const isLost =
      (way === 'rows' && (one === null || other === null)) || (way === 'half mended' && one === null)
    return isLost ? sum : sum + (one ?? 0) + (other ?? 0)
  }, 0)

export default template({
  id: 'sql/nulls/sum-of-sums',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'SUM leaves out what is NULL, and a + b is NULL where one of them is: the sum of sums is another than the sum of rows.',
  params: (rng) => {
    const number = () => rng.int(1, 9) * 10
    const pairs = drawnUntil(
      () =>
        Array.from({ length: 5 }, (): Pair => [
          rng.chance() < 0.3 ? null : number(),
          rng.chance() < 0.35 ? null : number(),
        ]),
      (drawn) =>
        new Set([sumOf(drawn, 'rows'), sumOf(drawn, 'columns'), sumOf(drawn, 'half mended')]).size === 3 &&
        sumOf(drawn, 'rows') > 0,
    )
    const subject = rng.pick(SUBJECTS)
    const table: Table = {
      name: subject.table,
      columns: ['id integer', `${subject.one} integer`, `${subject.other} integer`],
      rows: pairs.map((pair, i): Cell[] => [i + 1, ...pair]),
    }
    return { subject, pairs, table, way: rng.pick(WAYS) }
  },
  ask: ({ subject, table, way }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([table], statementOf(subject, way)),
    answerHint: 'One whole number.',
  }),
  key: ({ pairs, way }) => whole(sumOf(pairs, way)),
  why: ({ way, subject: { one } }) =>
    ({
      rows: 'A row in which either is NULL adds nothing.',
      columns: 'Each SUM adds what its own column has.',
      mended: 'Each NULL counts 0.',
      'half mended': `A row in which ${one} is NULL adds nothing; in the other column NULL counts 0.`,
    })[way],
  source: ['ISO/IEC 9075-2:2023, aggregate function, numeric value expression'],
})
