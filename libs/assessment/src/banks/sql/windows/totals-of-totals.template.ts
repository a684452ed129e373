import { template } from '../../../tasks/template'
import { groupsBy, sumOf } from '../groups'
import type { Table } from '../table'
import { shownWith } from '../table'

type Sale = readonly [month: number, amount: number]
interface Month {
  month: number
  amounts: readonly number[]
}

/** A window over groups, and what it gives in the row of a month. */
const MEASURES = {
  'SUM(SUM(amount)) OVER (ORDER BY month)': (months: readonly Month[], at: number) =>
    sumOf(months.filter(({ month }) => month <= at).flatMap(({ amounts }) => amounts)),
  'COUNT(*) OVER ()': (months: readonly Month[]) => months.length,
  'SUM(COUNT(*)) OVER (ORDER BY month)': (months: readonly Month[], at: number) =>
    sumOf(months.filter(({ month }) => month <= at).map(({ amounts }) => amounts.length)),
  'MAX(SUM(amount)) OVER ()': (months: readonly Month[]) =>
    Math.max(...months.map(({ amounts }) => sumOf(amounts))),
  'RANK() OVER (ORDER BY SUM(amount) DESC)': (months: readonly Month[], at: number) => {
    const own = sumOf(months.find(({ month }) => month === at)?.amounts ?? [])
    return 1 + months.filter(({ amounts }) => sumOf(amounts) > own).length
  },
} as const
export type Measure = keyof typeof MEASURES

export const statementOf = (measure: Measure): string => `SELECT month, ${measure} AS x
FROM sales
GROUP BY month;`
export const tableOf = (sales: readonly Sale[]): Table => ({
  name: 'sales',
  columns: ['month integer', 'amount integer'],
  rows: sales,
})

export default template({
  id: 'sql/windows/totals-of-totals',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'With GROUP BY a window is over the groups: its rows are the groups, and it takes in what each of them comes to.',
  params: (rng) => {
    const months = rng.sample([1, 2, 3, 4, 5, 6], rng.int(3, 6))
    const sales = rng.shuffle([
      ...months.map((month): Sale => [month, rng.int(2, 9) * 10]),
      ...Array.from({ length: rng.int(3, 4) }, (): Sale => [rng.pick(months), rng.int(1, 9) * 10]),
    ])
    return { sales, measure: rng.pick(Object.keys(MEASURES) as Measure[]), at: rng.pick(months) }
  },
  ask: ({ sales, measure, at }) => ({
    stem: `What number stands in the column \`x\` in the row of month ${at}?`,
    code: shownWith([tableOf(sales)], statementOf(measure)),
    answerHint: 'One whole number.',
  }),
  key: ({ sales, measure, at }) => {
    const months = groupsBy(sales, ([month]) => month).map((rows) => ({
      month: rows[0]?.[0] ?? 0,
      amounts: rows.map(([, amount]) => amount),
    }))
    return { kind: 'numeric', value: MEASURES[measure](months, at), tolerance: { absolute: 0 } }
  },
  why: () => 'The months are grouped first; each is one row of the window, with its sum and its count.',
  source: ['ISO/IEC 9075-2:2023, window function, query specification'],
})
