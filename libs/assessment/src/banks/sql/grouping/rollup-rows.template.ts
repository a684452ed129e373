import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { cube, groupingSets, rollup } from './grouping-sets'
import { countOfDifferent, sumOf } from '../groups'

const REGIONS = ['east', 'north', 'south', 'west'] as const
const GOODS = ['bread', 'milk', 'salt'] as const
const FORMS = [
  rollup('region', 'goods'),
  rollup('goods', 'region'),
  cube('region', 'goods'),
  groupingSets(['region'], ['goods'], []),
  groupingSets(['region', 'goods'], ['goods']),
] as const

type Sale = readonly [region: string, goods: string, amount: number]
export const tableOf = (sales: readonly Sale[]): Table => ({
  name: 'sales',
  columns: ['region text', 'goods text', 'amount integer'],
  rows: sales,
})

export default template({
  id: 'sql/grouping/rollup-rows',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'ROLLUP groups by ever fewer columns from the right, CUBE by every choice of them, GROUPING SETS by those that are named.',
  params: (rng) => {
    const regions = rng.sample(REGIONS, rng.int(2, 4))
    const possible = regions.flatMap((region) => GOODS.map((goods) => [region, goods] as const))
    const occurring = rng.sample(possible, Math.min(rng.int(4, 6), possible.length - 1))
    const again = rng.sample(occurring, 2)
    const sales = rng.shuffle(
      [...occurring, ...again].map(([region, goods]): Sale => [region, goods, rng.int(1, 9) * 10]),
    )
    return { sales, form: rng.pick(FORMS) }
  },
  ask: ({ sales, form }) => ({
    stem: 'A database follows the SQL standard and has its grouping sets (SQLite has none). How many rows does this statement return?',
    code: shownWith(
      [tableOf(sales)],
      `SELECT region, goods, SUM(amount)\nFROM sales\nGROUP BY ${form.text};`,
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ sales, form: { sets } }) => ({
    kind: 'numeric',
    value: sumOf(
      sets.map((set) =>
        countOfDifferent(
          sales.map(([region, goods]) => [set.includes('region') && region, set.includes('goods') && goods]),
        ),
      ),
    ),
    tolerance: { absolute: 0 },
  }),
  why: ({ form: { text, sets } }) =>
    `${text} groups by ${sets.map((set) => (set.length > 0 ? set.join(' and ') : 'nothing')).join(', by ')}; the rows of all these are returned.`,
  source: ['ISO/IEC 9075-2:2023, group by clause'],
})
