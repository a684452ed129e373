import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { cube, rollup } from './grouping-sets'
import { countOfDifferent, sumOf } from '../groups'

const AGENTS = ['Ida', 'Jon', 'Kaj'] as const
const OFFICES = ['Accra', 'Bergen', 'Cusco'] as const
const FORMS = [rollup('agent', 'office'), rollup('office', 'agent'), cube('agent', 'office')] as const

type Deal = readonly [agent: string | null, office: string]
export const tableOf = (deals: readonly Deal[]): Table => ({
  name: 'deals',
  columns: ['agent text', 'office text'],
  rows: deals,
})

export default template({
  id: 'sql/grouping/subtotal-or-null',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 5,
  seconds: 210,
  lang: 'sql',
  status: 'active',
  idea: 'In the rows of ROLLUP and CUBE a NULL stands for "all" as well as for a NULL of the data: the rows alone do not tell which.',
  params: (rng) => {
    const offices = rng.sample(OFFICES, rng.int(2, 3))
    const agents = rng.sample(AGENTS, 2)
    const withNull = rng.sample(offices, rng.int(1, 2))
    const deals = rng.shuffle<Deal>([
      ...offices.map((office): Deal => [rng.pick(agents), office]),
      ...withNull.map((office): Deal => [null, office]),
      [null, rng.pick(withNull)],
      ...Array.from({ length: rng.int(1, 2) }, (): Deal => [rng.pick(agents), rng.pick(offices)]),
    ])
    return { deals, form: rng.pick(FORMS) }
  },
  ask: ({ deals, form }) => ({
    stem: 'This runs on a database that has the grouping sets of the SQL standard (SQLite has none). In how many of the rows that come back is `agent` NULL?',
    code: shownWith(
      [tableOf(deals)],
      `SELECT agent, office, COUNT(*) AS n\nFROM deals\nGROUP BY ${form.text};`,
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ deals, form: { sets } }) => {
    const counts = sets.map((set) => {
      // Where a grouping leaves the agent out, every one of its rows has NULL there.
      const shown = deals.filter(([agent]) => agent === null || !set.includes('agent'))
      return countOfDifferent(shown.map(([, office]): Cell => (set.includes('office') ? office : null)))
    })
    return { kind: 'numeric', value: sumOf(counts), tolerance: { absolute: 0 } }
  },
  why: ({ form: { text } }) =>
    `${text} has NULL as agent in the groups of deals without an agent, and in every row of a grouping that leaves the agent out. GROUPING(agent) tells them apart.`,
  source: ['ISO/IEC 9075-2:2023, group by clause, grouping operation'],
})
