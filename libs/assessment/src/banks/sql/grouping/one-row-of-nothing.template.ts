import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { countOfDifferent } from '../groups'

const REGIONS = ['east', 'north', 'south', 'west'] as const
type Sale = readonly [region: string, amount: number]

/** One part of the statement: which sales it takes, and what is done with them. */
export interface Part {
  form: 'all' | 'grouped' | 'kept'
  over: number
}
const PARTS: Record<Part['form'], (over: number) => string> = {
  all: (over) => `SELECT SUM(amount) FROM sales\nWHERE amount > ${over}`,
  grouped: (over) => `SELECT SUM(amount) FROM sales\nWHERE amount > ${over}\nGROUP BY region`,
  kept: (over) => `SELECT SUM(amount) FROM sales\nWHERE amount > ${over}\nHAVING COUNT(*) > 1`,
}
export const statementOf = (parts: readonly Part[]): string =>
  `${parts.map(({ form, over }) => PARTS[form](over)).join('\nUNION ALL\n')};`
export const tableOf = (sales: readonly Sale[]): Table => ({
  name: 'sales',
  columns: ['region text', 'amount integer'],
  rows: sales,
})

export default template({
  id: 'sql/grouping/one-row-of-nothing',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 4,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'Without GROUP BY there is always one group, even of no rows, and HAVING can take it; with GROUP BY no rows make no groups.',
  params: (rng) => {
    const amounts = rng.sample([10, 20, 30, 35, 40, 50, 60, 65, 70, 80, 90], 8).sort((x, y) => x - y)
    const regions = rng.sample(REGIONS, rng.int(3, 4))
    const sales = rng.shuffle(amounts.map((amount): Sale => [rng.pick(regions), amount]))
    // Over the greatest nothing is left, over the next one a single sale.
    const overs = [95, amounts.at(-2) ?? 80, amounts.at(-3) ?? 70, amounts[1] ?? 20, amounts[0] ?? 10]
    const parts = rng.shuffle<Part['form']>(['all', 'grouped', 'kept']).map((form) => ({
      form,
      over: form === 'all' ? 95 : rng.pick(overs),
    }))
    return { sales, parts }
  },
  ask: ({ sales, parts }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([tableOf(sales)], statementOf(parts)),
    answerHint: 'One whole number.',
  }),
  key: ({ sales, parts }) => {
    const counts = parts.map(({ form, over }) => {
      const taken = sales.filter(([, amount]) => amount > over)
      if (form === 'grouped') return countOfDifferent(taken.map(([region]) => region))
      return form === 'kept' && taken.length <= 1 ? 0 : 1
    })
    return { kind: 'numeric', value: counts.reduce((sum, n) => sum + n, 0), tolerance: { absolute: 0 } }
  },
  why: () =>
    'An aggregate without GROUP BY answers with one row, NULL where nothing was summed. HAVING asks that one group. GROUP BY gives a row for each region that is left.',
  source: ['ISO/IEC 9075-2:2023, having clause, query specification'],
})
