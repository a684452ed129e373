import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { groupsBy } from '../groups'

const CUSTOMERS = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'] as const

export const STATEMENT = `SELECT n, COUNT(*) AS times
FROM (
  SELECT customer, COUNT(*) AS n
  FROM orders
  GROUP BY customer
) AS counted
GROUP BY n;`

export default template({
  id: 'sql/grouping/how-many-had',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 2,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'What is counted for each group can be grouped again: the outer count is of groups, not of rows.',
  params: (rng) => {
    const customers = rng.sample(CUSTOMERS, rng.int(4, 9))
    const counts = customers.map((_, i) => (i === 0 ? 2 : rng.int(1, 3)))
    const orders: Table = {
      name: 'orders',
      columns: ['id integer', 'customer text'],
      rows: rng
        .shuffle(customers.flatMap((name, i) => Array.from({ length: counts[i] ?? 0 }, () => name)))
        .map((name, i) => [i + 1, name]),
    }
    return { orders, n: rng.pick([2, ...counts]) }
  },
  ask: ({ orders, n }) => ({
    stem: `What number stands in the column \`times\` in the row whose \`n\` is ${n}?`,
    code: shownWith([orders], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ orders, n }) => ({
    kind: 'numeric',
    value: groupsBy(orders.rows, ([, customer]) => customer).filter(({ length }) => length === n).length,
    tolerance: { absolute: 0 },
  }),
  why: ({ n }) => `The inner statement has one row for each customer; so many of those have n = ${n}.`,
  source: ['ISO/IEC 9075-2:2023, group by clause, derived table'],
})
