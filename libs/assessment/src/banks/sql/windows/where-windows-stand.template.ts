import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'results', group: 'team', value: 'points' },
  { table: 'sales', group: 'region', value: 'amount' },
  { table: 'trips', group: 'driver', value: 'distance' },
  { table: 'calls', group: 'agent', value: 'minutes' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const FUNCTIONS = ['RANK()', 'ROW_NUMBER()', 'DENSE_RANK()'] as const

type Words = Subject & { by: string }
type Say = (words: Words) => string
/** A window function is worked out after grouping, for the select list and ORDER BY alone. */
const TAKEN: readonly Say[] = [
  ({ table, value, by }) => `SELECT id FROM ${table} ORDER BY ${by} OVER (ORDER BY ${value})`,
  ({ table, value, by }) =>
    `SELECT id FROM (SELECT id, ${by} OVER (ORDER BY ${value}) AS n FROM ${table}) AS t WHERE n = 1`,
  ({ table, group, value, by }) =>
    `SELECT ${group}, ${by} OVER (ORDER BY SUM(${value})) FROM ${table} GROUP BY ${group}`,
  ({ table, value }) => `SELECT id, ${value} - AVG(${value}) OVER () FROM ${table}`,
]
const REFUSED: readonly Say[] = [
  ({ table, value, by }) => `SELECT id FROM ${table} WHERE ${by} OVER (ORDER BY ${value}) = 1`,
  ({ table, value, by }) => `SELECT COUNT(*) FROM ${table} GROUP BY ${by} OVER (ORDER BY ${value})`,
  ({ table, group, value, by }) =>
    `SELECT ${group} FROM ${table} GROUP BY ${group} HAVING ${by} OVER (ORDER BY SUM(${value})) = 1`,
  ({ table, value, by }) => `SELECT MAX(${by} OVER (ORDER BY ${value})) FROM ${table}`,
]
const OFFERED = 5

export default template({
  id: 'sql/windows/where-windows-stand',
  revision: 1,
  kind: 'multiple',
  topic: 'windows',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'Window functions are worked out after WHERE, GROUP BY and HAVING, so only the select list and ORDER BY can hold one; a statement around it sees it as a column.',
  params: (rng) => {
    const words: Words = { ...rng.pick(SUBJECTS), by: rng.pick(FUNCTIONS) }
    const taken = rng.sample(TAKEN, rng.int(2, 3))
    const refused = rng.sample(REFUSED, OFFERED - taken.length)
    const statements = rng.shuffle([
      ...taken.map((say) => ({ text: say(words), runs: true })),
      ...refused.map((say) => ({ text: say(words), runs: false })),
    ])
    return { words, statements }
  },
  ask: ({ words: { table, group, value }, statements }) => ({
    stem: `The table \`${table}\` has the columns \`id\`, \`${group}\` and \`${value}\`. Which of these statements does the SQL standard allow? Choose all.`,
    options: statements.map(({ text }) => text),
  }),
  key: ({ statements }) => ({
    kind: 'multiple',
    right: statements.flatMap(({ runs }, i) => (runs ? [i] : [])),
  }),
  why: () =>
    'Windows are of the rows that are left after grouping. What takes rows or groups away, and what an aggregate takes in, comes before.',
  source: ['ISO/IEC 9075-2:2023, window function, query specification'],
})
