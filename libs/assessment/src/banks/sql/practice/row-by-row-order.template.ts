import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'

const NAMES = [
  'apron',
  'broom',
  'clamp',
  'drill',
  'easel',
  'flask',
  'glove',
  'hinge',
  'ladle',
  'wrench',
] as const
const WORDS = { 2: 'second', 3: 'third', 4: 'fourth' } as const
const ROWS = 6

interface Sorting {
  down: boolean
  nameDown: boolean
}
export const statementOf = ({ down, nameDown }: Sorting): string =>
  `SELECT name\nFROM products\nORDER BY price${down ? ' DESC' : ''}, name${nameDown ? ' DESC' : ''};`

/** Names as the statement sorts them. */
function sorted(products: Table, { down, nameDown }: Sorting): string[] {
  const text = products.rows.map(([, name, price]) => ({ name: String(name), price: Number(price) }))
  return text
    .sort(
      (x, y) =>
        (down ? y.price - x.price : x.price - y.price) || (x.name < y.name ? -1 : 1) * (nameDown ? -1 : 1),
    )
    .map(({ name }) => name)
}

export default template({
  id: 'sql/practice/row-by-row-order',
  revision: 1,
  kind: 'short',
  topic: 'select',
  grade: 1,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'DESC belongs to one column of ORDER BY alone; the next column decides only among rows that are equal so far.',
  params: (rng) => {
    const at = rng.pick([2, 3, 4] as const)
    const prices = rng.sample([3, 5, 8, 12, 15, 20], 3)
    return drawnUntil(
      () => {
        const products: Table = {
          name: 'products',
          columns: ['id integer', 'name text', 'price integer'],
          rows: rng.sample(NAMES, ROWS).map((name, i) => [i + 1, name, rng.pick(prices)]),
        }
        return { products, at, sorting: { down: rng.pick([true, false]), nameDown: rng.pick([true, false]) } }
      },
      // Who lets DESC count for both columns, or for none, comes to another row.
      ({ products, sorting }) => {
        const name = sorted(products, sorting)[at - 1]
        const others = [
          { down: sorting.down, nameDown: !sorting.nameDown },
          { down: !sorting.down, nameDown: sorting.nameDown },
        ]
        return others.every((other) => sorted(products, other)[at - 1] !== name)
      },
    )
  },
  ask: ({ products, at, sorting }) => ({
    stem: `Which name stands in the ${WORDS[at]} row of the result?`,
    code: shownWith([products], statementOf(sorting)),
    answerHint: 'One name from the table.',
  }),
  key: ({ products, at, sorting }) => ({
    kind: 'short',
    accept: [sorted(products, sorting)[at - 1] ?? ''],
  }),
  why: ({ products, sorting }) =>
    `Rows are sorted by price, ${sorting.down ? 'the highest first' : 'the lowest first'}. Only where prices are equal the name decides, ${sorting.nameDown ? 'from Z to A' : 'from A to Z'}: \`DESC\` counts for the column before it and for no other. The order is ${sorted(products, sorting).join(', ')}.`,
  source: ['ISO/IEC 9075-2:2023, sort specification list'],
})
