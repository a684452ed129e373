import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const CITIES = ['Oslo', 'Pune', 'Lima', 'Graz', 'Kobe'] as const

interface Asked {
  least: number
  grouped: boolean
}
export const statementOf = ({ least, grouped }: Asked): string =>
  grouped
    ? `SELECT city, COUNT(*)\nFROM orders\nWHERE amount >= ${least}\nGROUP BY city;`
    : `SELECT COUNT(*), SUM(amount)\nFROM orders\nWHERE amount >= ${least};`

export default template({
  id: 'sql/practice/one-row-or-none',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 2,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'Without GROUP BY an aggregate gives one row, even of no rows; with it there is a row for each group that is left, and none of nothing.',
  params: (rng) => {
    const cities = rng.sample(CITIES, 3)
    const amounts = Array.from({ length: rng.int(5, 7) }, () => rng.int(2, 9) * 10)
    const orders: Table = {
      name: 'orders',
      columns: ['id integer', 'city text', 'amount integer'],
      rows: amounts.map((amount, i) => [i + 1, cities[i] ?? rng.pick(cities), amount]),
    }
    // Now and then the condition leaves no row at all.
    return { orders, least: rng.pick([40, 50, 60, 70, 100]), grouped: rng.chance() < 0.65 }
  },
  ask: ({ orders, ...asked }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([orders], statementOf(asked)),
    answerHint: 'One whole number. It may be 0.',
  }),
  key: ({ orders, least, grouped }) => ({
    kind: 'numeric',
    value: grouped
      ? new Set(orders.rows.flatMap(([, city, amount]) => (Number(amount) >= least ? [city] : []))).size
      : 1,
    tolerance: { absolute: 0 },
  }),
  why: ({ least, grouped }) =>
    grouped
      ? `WHERE first takes away the orders under ${least}. Then there is one row for each city that still has an order; a city without one is no group, and where nothing is left there is no row.`
      : `Without GROUP BY all rows that are left make one group, and the result has exactly one row. That holds even where no order reaches ${least}: the count is then 0 and the sum is NULL.`,
  source: ['ISO/IEC 9075-2:2023, query specification, group by clause'],
})
