import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { sumOf } from '../groups'

const NAMES = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay'] as const

export const STATEMENT = `SELECT SUM(DISTINCT amount)
FROM gifts;`

export default template({
  id: 'sql/grouping/added-once',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 1,
  nudge: 0.3,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'SUM(DISTINCT column) adds each value once, whichever rows it stands in.',
  params: (rng) => {
    const amounts = rng.sample([5, 10, 15, 20, 25, 30, 40, 50], 4)
    const [twice = 5, often = 10] = amounts
    const given = rng.shuffle([...amounts, twice, often, ...(rng.chance() < 0.5 ? [often] : [])])
    const gifts: Table = {
      name: 'gifts',
      columns: ['giver text', 'amount integer'],
      // A giver can come twice: only the amounts matter.
      rows: given.map((amount) => [rng.pick(NAMES), amount]),
    }
    return { gifts }
  },
  ask: ({ gifts }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([gifts], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ gifts }) => ({
    kind: 'numeric',
    value: sumOf([...new Set(gifts.rows.map(([, amount]) => Number(amount)))]),
    tolerance: { absolute: 0 },
  }),
  why: () => 'Equal amounts are one amount, also where different people gave them.',
  source: ['ISO/IEC 9075-2:2023, aggregate function'],
})
