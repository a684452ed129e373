import { template } from '../../../tasks/template'
import { sumOf } from '../groups'
import type { Table } from '../table'
import { shownWith } from '../table'

const ORDERS = ['day', 'day, id', 'day DESC'] as const
export type Order = (typeof ORDERS)[number]
type Payment = readonly [id: number, day: number, amount: number]

export const statementOf = (order: Order): string => `SELECT id, SUM(amount) OVER (ORDER BY ${order}) AS x
FROM payments;`
export const tableOf = (payments: readonly Payment[]): Table => ({
  name: 'payments',
  columns: ['id integer', 'day integer', 'amount integer'],
  rows: payments,
})

export default template({
  id: 'sql/windows/ties-in-running-total',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A running total without a frame of rows takes in all peers of the current row: rows that tie in its order have one total.',
  params: (rng) => {
    const days = rng.sample([2, 3, 4, 5, 6, 7, 8], 4).sort((x, y) => x - y)
    const [first = 2, tied = 3, third = 4, last = 5] = days
    const amounts = rng.sample([10, 20, 30, 40, 50, 60, 70, 80], 7)
    const held = rng.shuffle([first, tied, tied, ...(rng.chance() < 0.5 ? [tied] : [third]), third, last])
    const payments = held.map((day, i): Payment => [i + 1, day, amounts[i] ?? 0])
    // The first of those that tie, by their ids: what comes after it on that day tells the two orders apart.
    const at = payments.find(([, day]) => day === tied)?.[0] ?? 1
    return { payments, order: rng.pick<Order>([...ORDERS, 'day']), at }
  },
  ask: ({ payments, order, at }) => ({
    stem: `What number stands in the column \`x\` in the row whose \`id\` is ${at}?`,
    code: shownWith([tableOf(payments)], statementOf(order)),
    answerHint: 'One whole number.',
  }),
  key: ({ payments, order, at }) => {
    const own = payments.find(([id]) => id === at)?.[1] ?? 0
    const held = payments.filter(([id, day]) => {
      if (order === 'day DESC') return day >= own
      return order === 'day' ? day <= own : day < own || (day === own && id <= at)
    })
    return {
      kind: 'numeric',
      value: sumOf(held.map(([, , amount]) => amount)),
      tolerance: { absolute: 0 },
    }
  },
  why: ({ order }) =>
    order === 'day, id'
      ? 'No two rows tie in the order of the window, so the total stops at the row itself.'
      : 'The frame that nobody wrote is RANGE up to the current row, and it ends with the last row of the same day.',
  source: ['ISO/IEC 9075-2:2023, window clause', 'SQLite 3.54, "Window Functions", 2.2'],
})
