import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const ITEMS = ['bolt', 'cord', 'disc', 'fuse', 'gear'] as const
const SALES = { name: 'sales', columns: ['id integer', 'item text', 'day integer'] }
const PRICES = { name: 'prices', columns: ['item text', 'day integer', 'price integer'] }

type Sale = readonly [item: string, day: number]
type Price = readonly [item: string, day: number, price: number]
const toCase = (name: string, sales: readonly Sale[], prices: readonly Price[]) => {
  const valid = (item: string, day: number): number | null => {
    const past = prices.filter(([of, since]) => of === item && since <= day)
    return (
      past.reduce<Price | null>((last, one) => (last && last[1] > one[1] ? last : one), null)?.[2] ?? null
    )
  }
  return caseOf(
    name,
    [
      { ...SALES, rows: sales.map((sale, i) => [i + 1, ...sale]) },
      { ...PRICES, rows: prices },
    ],
    ['id', 'price'],
    sales.map(([item, day], i): Cell[] => [i + 1, valid(item, day)]),
  )
}

export default template({
  id: 'sql/joins/price-of-the-day',
  revision: 1,
  kind: 'code-sql',
  topic: 'joins',
  grade: 4,
  seconds: 360,
  lang: 'sql',
  status: 'active',
  idea: 'What held on a day is the latest row up to that day, of the same thing; who has none stays without.',
  params: (rng) => {
    const [one = 'bolt', other = 'cord'] = rng.sample(ITEMS, 2)
    const day = rng.int(10, 40)
    const [low = 4, middle = 6, high = 9] = rng.sample([3, 4, 5, 6, 7, 8, 9, 11, 12], 3).sort((x, y) => x - y)
    return {
      cases: [
        toCase(
          'two prices',
          [
            [one, day + 2],
            [one, day + 9],
            [other, day + 3],
          ],
          [
            [one, day, middle],
            [one, day + 5, high],
            [other, day, low],
          ],
        ),
        toCase(
          'on the day itself',
          [
            [one, day],
            [one, day + 4],
            [one, day + 5],
          ],
          [
            [one, day, low],
            [one, day + 5, high],
          ],
        ),
        toCase(
          'a price that falls',
          [
            [one, day + 8],
            [one, day + 3],
            [other, day + 8],
          ],
          [
            [one, day, high],
            [one, day + 4, middle],
            [one, day + 7, low],
            [other, day + 6, high],
          ],
        ),
        toCase(
          'before the first price',
          [
            [other, day - 1],
            [one, day - 1],
            [other, day + 1],
          ],
          [
            [other, day, middle],
            [one, day - 3, low],
          ],
        ),
        toCase(
          'stored late, and none at all',
          [
            [one, day + rng.int(3, 5)],
            [one, day + 1],
            [other, day + 9],
          ],
          [
            [one, day + 6, low],
            [one, day + 2, high],
            [one, day, middle],
          ],
        ),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'A price of an item holds from its `day` on, until the day of the next price of that item; an item has at most one price a day. For each sale show its `id` and the price that held on the day of the sale, and NULL where there was none yet.',
    code: definitions([SALES, PRICES]),
    answerHint: 'One SELECT with two columns, one row for each sale, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'For each sale the price with the greatest day up to that of the sale, of the same item.',
  source: ['ISO/IEC 9075-2:2023, scalar subquery, joined table', 'SQLite documentation, SELECT'],
})
