import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const NAMES = ['Ada', 'Ben', 'Chi', 'Dev', 'Eve'] as const
const CUSTOMERS = { name: 'customers', columns: ['id integer', 'name text'] }
const ORDERS = { name: 'orders', columns: ['id integer', 'customer_id integer', 'amount integer'] }

type Order = readonly [customer: number | null, amount: number]
const toCase = (name: string, over: number, count: number, orders: readonly Order[]) => {
  const customers = NAMES.slice(0, count).map((one, i) => [i + 1, one] as const)
  return caseOf(
    name,
    [
      { ...CUSTOMERS, rows: customers },
      { ...ORDERS, rows: orders.map((order, i) => [i + 1, ...order]) },
    ],
    ['name'],
    customers.flatMap(([id, who]) =>
      orders.some(([customer, amount]) => customer === id && amount > over) ? [] : [[who]],
    ),
  )
}

export default template({
  id: 'sql/joins/none-over',
  revision: 1,
  kind: 'code-sql',
  topic: 'joins',
  grade: 3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'Who has no row of a kind is found by asking that none exists, not by asking that some row is of another kind.',
  params: (rng) => {
    const over = rng.int(4, 18) * 10
    const above = () => over + rng.int(1, 9) * 5
    const upTo = () => over - rng.int(0, 6) * 5
    return {
      over,
      cases: [
        toCase(
          'three customers',
          over,
          3,
          rng.shuffle([
            [1, above()],
            [2, upTo()],
            [2, upTo()],
          ] as const),
        ),
        toCase('one has both kinds', over, 3, [
          [1, upTo()],
          [1, above()],
          [2, over],
          [3, above()],
        ]),
        toCase('one has none', over, 4, [
          [1, above()],
          [2, upTo()],
          [4, above()],
        ]),
        toCase('orders of nobody', over, 3, [
          [null, above()],
          [1, above()],
          [2, upTo()],
          [null, upTo()],
        ]),
        toCase('everybody has one', over, 2, [
          [1, above()],
          [2, above()],
        ]),
      ],
    }
  },
  ask: ({ over, cases }) => ({
    stem: `List the \`name\` of every customer who has no order of more than ${over}. Customers without any order belong to them. An order without \`customer_id\` was placed by a guest.`,
    code: definitions([CUSTOMERS, ORDERS]),
    answerHint: 'One SELECT with one column, each customer once, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'A row under the line says nothing about other rows of the same customer; NOT IN over a list with a NULL keeps nobody.',
  source: ['ISO/IEC 9075-2:2023, exists predicate, in predicate, joined table'],
})
