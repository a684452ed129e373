import { template } from '../../../tasks/template'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const NAMES = ['bake', 'clean', 'fetch', 'mend', 'pack', 'sort', 'weigh'] as const
const COLUMNS = ['due_day', 'minutes', 'urgency', 'floor'] as const
/** What follows the column, and what SQLite makes of it. */
const WAYS = [
  { said: '', descending: false, nullsFirst: true },
  { said: ' DESC', descending: true, nullsFirst: false },
  { said: ' NULLS LAST', descending: false, nullsFirst: false },
  { said: ' DESC NULLS FIRST', descending: true, nullsFirst: true },
] as const

export interface Parts {
  table: Table
  column: string
  way: (typeof WAYS)[number]
}
export const statementOf = ({ table, column, way }: Parts): string =>
  `SELECT name\nFROM ${table.name}\nORDER BY ${column}${way.said}, name;`

export default template({
  id: 'sql/nulls/where-nulls-stand',
  revision: 1,
  kind: 'ordering',
  topic: 'nulls',
  grade: 3,
  nudge: -0.3,
  seconds: 100,
  lang: 'sql',
  status: 'active',
  idea: 'For sorting NULLs are equal to each other; in SQLite they are less than every value, so DESC puts them last unless NULLS FIRST says otherwise.',
  params: (rng): Parts => {
    const column = rng.pick(COLUMNS)
    const missing = rng.int(1, 2)
    const cells = rng.shuffle([
      ...Array.from({ length: missing }, () => null),
      ...rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5 - missing),
    ])
    const names = rng.sample(NAMES, cells.length)
    return {
      table: {
        name: 'chores',
        columns: ['name text', `${column} integer`],
        rows: cells.map((cell, i): Cell[] => [names[i] ?? '', cell]),
      },
      column,
      way: rng.pick([...WAYS, ...WAYS.slice(0, 2)]),
    }
  },
  ask: (p) => ({
    stem: 'SQLite runs this statement. Put the names in the order in which it returns them, the first row at the top.',
    code: shownWith([p.table], statementOf(p)),
    options: p.table.rows.map(([name]) => String(name)),
  }),
  key: ({ table: { rows }, way: { descending, nullsFirst } }) => {
    const cells = rows.map(([name, cell], i) => ({ name: String(name), cell: cell ?? null, i }))
    const missing = cells.filter(({ cell }) => cell === null).sort((a, b) => (a.name < b.name ? -1 : 1))
    const known = cells
      .filter(({ cell }) => cell !== null)
      .sort((a, b) => (Number(a.cell) - Number(b.cell)) * (descending ? -1 : 1))
    const order = nullsFirst ? [...missing, ...known] : [...known, ...missing]
    return { kind: 'ordering', orders: [order.map(({ i }) => i)] }
  },
  why: ({ way: { said, nullsFirst } }) =>
    `${said.includes('NULLS') ? 'The statement itself says it' : 'SQLite takes NULL for less than any value'}: NULLs come ${nullsFirst ? 'first' : 'last'}, by name among themselves.`,
  source: [
    'SQLite documentation, SELECT: the ORDER BY clause',
    'ISO/IEC 9075-2:2023, sort specification list',
  ],
})
