import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const PRODUCTS = { name: 'products', columns: ['id integer', 'price integer'] }
const SIZE = 3

type Product = readonly [id: number, price: number]
/** Where the page before ended. */
export interface Last {
  id: number
  price: number
}

const toCase = (name: string, last: Last, products: readonly Product[]) =>
  caseOf(
    name,
    [{ ...PRODUCTS, rows: products }],
    ['id', 'price'],
    products
      .filter(([id, price]) => price > last.price || (price === last.price && id > last.id))
      .sort(([i, p], [j, q]) => p - q || i - j)
      .slice(0, SIZE),
  )

export default template({
  id: 'sql/select/next-page',
  revision: 1,
  kind: 'code-sql',
  topic: 'select',
  grade: 4,
  nudge: -0.3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'What comes after a row in an order by two columns is greater in the first, or equal in the first and greater in the second.',
  params: (rng) => {
    const last: Last = { id: rng.int(40, 60), price: rng.int(3, 9) * 10 }
    const { id, price } = last
    const less = () => rng.int(1, id - 2)
    const more = () => id + rng.int(2, 30)
    return {
      last,
      cases: [
        toCase(
          'one price each',
          last,
          rng.shuffle([
            [less(), price - 10],
            [id, price],
            [id + 31, price + 10],
            [id + 32, price + 5],
            [id + 33, price + 20],
            [id + 34, price + 30],
          ] as const),
        ),
        toCase(
          'several of that price',
          last,
          rng.shuffle([
            [less(), price],
            [id, price],
            [id + 1, price],
            [more() + 1, price],
            [id + 40, price + 10],
          ] as const),
        ),
        toCase(
          'dearer ones with smaller numbers',
          last,
          rng.shuffle([
            [less(), price + 5],
            [id, price],
            [more(), price + 10],
            [id + 40, price - 5],
            [id - 1, price + 20],
          ] as const),
        ),
        toCase(
          'the last row is gone',
          last,
          rng.shuffle([
            [less(), price],
            [id + 1, price],
            [id - 1, price + 5],
            [id + 41, price - 10],
          ] as const),
        ),
        toCase('the end', last, [
          [less(), price],
          [id, price],
          [more(), price - 5],
        ]),
      ],
    }
  },
  ask: ({ last: { id, price }, cases }) => ({
    stem: `A page of a shop lists products by \`price\`, the cheapest first, and those of one price by \`id\`. The last product on the page had the price ${price} and the id ${id}; it may have been deleted since. Show \`id\` and \`price\` of the next ${SIZE} products, in that order.`,
    code: definitions([PRODUCTS]),
    answerHint: 'One SELECT with two columns; the order of the rows counts. Each id is there once.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases), ordered: true }),
  why: ({ last: { id, price } }) =>
    `Asking both columns to be greater loses dearer products with a smaller id; (price, id) > (${price}, ${id}) compares as the order does.`,
  source: [
    'ISO/IEC 9075-2:2023, comparison predicate, row value',
    'SQLite documentation, Row Values: 3.1 scrolling window queries',
  ],
})
