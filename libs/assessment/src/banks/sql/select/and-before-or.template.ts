import { template } from '../../../tasks/template'
import { shownWith } from '../table'
import type { Table } from '../table'

const COUNTRIES = ['DE', 'FR', 'IN', 'BR', 'JP'] as const

export const statementOf = ({ one, other, over }: { one: string; other: string; over: number }): string =>
  `SELECT COUNT(*)\nFROM orders\nWHERE country = '${one}' OR country = '${other}' AND amount > ${over};`

export default template({
  id: 'sql/select/and-before-or',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 2,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'AND binds tighter than OR: the amount is asked of the second country alone.',
  params: (rng) => {
    const [one = 'DE', other = 'FR', rest = 'IN'] = rng.sample(COUNTRIES, 3)
    const over = rng.int(3, 7) * 10
    const amount = () => rng.pick([over - 20, over - 10, over + 10, over + 20])
    // One row of each kind keeps the wrong readings apart from the right one.
    const cells = rng.shuffle([
      [one, over - 10],
      [one, over + 10],
      [other, over - 10],
      [other, over + 20],
      [rest, over + 10],
      ...Array.from({ length: 3 }, () => [rng.pick([one, other, rest]), amount()] as const),
    ] as const)
    const orders: Table = {
      name: 'orders',
      columns: ['id integer', 'country text', 'amount integer'],
      rows: cells.map(([country, paid], i) => [i + 1, country, paid]),
    }
    return { orders, one, other, over }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.orders], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ orders, one, other, over }) => ({
    kind: 'numeric',
    value: orders.rows.filter(
      ([, country, amount]) => country === one || (country === other && Number(amount) > over),
    ).length,
    tolerance: { absolute: 0 },
  }),
  why: ({ one, other, over }) =>
    `AND is worked out first: every order of ${one} counts, and those of ${other} over ${over}.`,
  source: ['ISO/IEC 9075-2:2023, boolean value expression'],
})
