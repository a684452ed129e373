import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { sumOf } from '../groups'

type Sale = readonly [id: number, day: number, amount: number]

export const STATEMENT = `SELECT a.day, SUM(b.amount) AS so_far
FROM sales a
JOIN sales b ON b.day <= a.day
GROUP BY a.day;`
export const tableOf = (sales: readonly Sale[]): Table => ({
  name: 'sales',
  columns: ['id integer', 'day integer', 'amount integer'],
  rows: sales,
})

export default template({
  id: 'sql/grouping/sum-over-self-join',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  lang: 'sql',
  status: 'active',
  idea: 'A running sum by a join of a table to itself counts everything once for each row of the day that it is grouped by.',
  params: (rng) => {
    // How many sales each day has.
    const counts = rng.shuffle([1, 1, 2, rng.int(2, 3)])
    const amounts = rng.sample([10, 20, 30, 40, 50, 60, 70, 80], 8)
    const days = rng.shuffle(counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1)))
    const sales = days.map((day, i): Sale => [i + 1, day, amounts[i] ?? 0])
    const busy = counts.flatMap((count, i) => (count > 1 ? [i + 1] : []))
    return { sales, at: rng.pick([...busy, ...busy, 3, 4]) }
  },
  ask: ({ sales, at }) => ({
    stem: `What number stands in the column \`so_far\` in the row of day ${at}?`,
    code: shownWith([tableOf(sales)], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ sales, at }) => {
    const upTo = sumOf(sales.filter(([, day]) => day <= at).map(([, , amount]) => amount))
    const times = sales.filter(([, day]) => day === at).length
    return { kind: 'numeric', value: times * upTo, tolerance: { absolute: 0 } }
  },
  why: ({ at }) =>
    `Each row of day ${at} is joined to every sale up to that day, and the group of the day holds all these pairs.`,
  source: ['ISO/IEC 9075-2:2023, joined table, group by clause'],
})
