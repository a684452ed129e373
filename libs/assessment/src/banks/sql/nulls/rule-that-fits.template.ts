import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const COUNTRIES = ['DE', 'FR', 'IN', 'KE', 'PE'] as const
const KINDS = ['book', 'food', 'tool', 'toy'] as const
const ORDERS = { name: 'orders', columns: ['id integer', 'country text', 'kind text'] }
const FEES = { name: 'fees', columns: ['country text', 'kind text', 'fee integer'] }

type Order = readonly [country: string, kind: string]
type Fee = readonly [country: string | null, kind: string | null, fee: number]
function feeOf([country, kind]: Order, fees: readonly Fee[]): number | null {
  const wanted = [
    [country, kind],
    [country, null],
    [null, kind],
    [null, null],
  ] as const
  const found = wanted.flatMap(([c, k]) => fees.filter(([own, of]) => own === c && of === k))
  return found[0]?.[2] ?? null
}
const toCase = (name: string, orders: readonly Order[], fees: readonly Fee[]) =>
  caseOf(
    name,
    [
      { ...ORDERS, rows: orders.map((order, i) => [i + 1, ...order]) },
      { ...FEES, rows: fees },
    ],
    ['id', 'fee'],
    orders.map((order, i): Cell[] => [i + 1, feeOf(order, fees)]),
  )

export default template({
  id: 'sql/nulls/rule-that-fits',
  revision: 1,
  kind: 'code-sql',
  topic: 'nulls',
  grade: 5,
  nudge: -0.3,
  seconds: 480,
  lang: 'sql',
  status: 'active',
  idea: 'A NULL that stands for any value has to be asked for, equality never meets it; of several rules that fit the most special is chosen for each row.',
  params: (rng) => {
    const [a = 'DE', b = 'FR', c = 'IN'] = rng.sample(COUNTRIES, 3)
    const [x = 'book', y = 'food', z = 'tool'] = rng.sample(KINDS, 3)
    const [one = 2, two = 3, three = 4, four = 5] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 12, 15], 4)
    const ascending = [one, two, three, four].sort((p, q) => p - q)
    const [least = 2, little = 3, much = 4, most = 5] = ascending
    return {
      cases: [
        toCase(
          'one country has its own fee',
          [
            [a, x],
            [b, x],
            [a, y],
          ],
          [
            [null, null, one],
            [a, null, two],
          ],
        ),
        toCase(
          'the special ones are dearer',
          [
            [a, x],
            [a, y],
            [b, x],
            [b, z],
          ],
          [
            [a, x, most],
            [a, null, much],
            [null, x, little],
            [null, null, least],
          ],
        ),
        toCase(
          'the special ones are cheaper',
          [
            [c, y],
            [a, y],
            [a, x],
            [b, z],
          ],
          rng.shuffle([
            [a, y, least],
            [a, null, little],
            [null, y, much],
            [null, null, most],
          ] as const),
        ),
        toCase(
          'country against kind',
          [
            [a, x],
            [b, x],
            [b, y],
            [a, z],
          ],
          [
            [null, x, two],
            [a, null, one],
            [b, y, three],
            [b, null, four],
          ],
        ),
        toCase(
          'nothing fits some',
          [
            [a, x],
            [c, y],
            [b, y],
          ],
          [
            [a, null, three],
            [b, x, one],
            [null, x, two],
          ],
        ),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'A NULL in `country` or `kind` of a fee stands for any country, or any kind. Of the fees that fit an order the one that names both counts; else the one that names the country; else the one that names the kind; else the one that names neither. No two fees name the same. For each order show its `id` and its fee, NULL where none fits.',
    code: definitions([ORDERS, FEES]),
    answerHint:
      'One SELECT with two columns, one row for each order, in any order. In `orders` nothing is NULL.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'A fee fits where its column is NULL or equal. Sorted by whether the country is missing, then whether the kind is, the first one counts.',
  source: ['ISO/IEC 9075-2:2023, null predicate, scalar subquery', 'SQLite documentation, SELECT'],
})
