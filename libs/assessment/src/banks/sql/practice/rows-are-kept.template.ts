import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'

const STATEMENTS = {
  window: 'SELECT region, SUM(amount) OVER (PARTITION BY region) AS total\nFROM sales;',
  distinct: 'SELECT DISTINCT region, SUM(amount) OVER (PARTITION BY region) AS total\nFROM sales;',
  group: 'SELECT region, SUM(amount) AS total\nFROM sales\nGROUP BY region;',
} as const
type Form = keyof typeof STATEMENTS
const FORMS: readonly Form[] = ['window', 'distinct', 'group']
const WHY: Record<Form, string> = {
  window:
    'A window function leaves every row where it is and writes the total of its region beside it, so there are as many rows as in the table.',
  distinct:
    'The window leaves every row and gives all rows of a region the same total. DISTINCT then makes one of rows that are equal, so one row is left for each region.',
  group: 'GROUP BY makes one row of all rows of a region.',
}
export const statementOf = (form: Form): string => STATEMENTS[form]

export default template({
  id: 'sql/practice/rows-are-kept',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 2,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'PARTITION BY keeps every row and adds to it; GROUP BY makes one row of each group.',
  params: (rng) => {
    const regions = rng.sample(['north', 'east', 'south', 'west'], rng.int(2, 4))
    const rows = drawnUntil(
      () => Array.from({ length: rng.int(5, 8) }, () => [rng.pick(regions), rng.int(1, 9) * 10] as const),
      (drawn) => new Set(drawn.map(([region]) => region)).size > 1,
    )
    const sales: Table = {
      name: 'sales',
      columns: ['id integer', 'region text', 'amount integer'],
      rows: rows.map(([region, amount], i) => [i + 1, region, amount]),
    }
    return { sales, form: rng.pick(FORMS) }
  },
  ask: ({ sales, form }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([sales], statementOf(form)),
    answerHint: 'One whole number.',
  }),
  key: ({ sales, form }) => ({
    kind: 'numeric',
    value: form === 'window' ? sales.rows.length : new Set(sales.rows.map(([, region]) => region)).size,
    tolerance: { absolute: 0 },
  }),
  why: ({ form }) => WHY[form],
  source: ['ISO/IEC 9075-2:2023, window function, group by clause'],
})
