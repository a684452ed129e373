import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'

const NAMES = ['Alder', 'Birch', 'Clover', 'Daisy', 'Elm', 'Fern', 'Gorse'] as const
const SUBJECTS = [
  { table: 'tanks', column: 'level' },
  { table: 'disks', column: 'used' },
  { table: 'tasks', column: 'done' },
  { table: 'courses', column: 'booked' },
] as const
const WHOLE = 100

interface Parts {
  column: string
  over: number
  descending: boolean
}
export const statementOf = (table: string, { column, over, descending }: Parts): string =>
  `SELECT name, ${WHOLE} - ${column} AS ${column}\nFROM ${table}\nWHERE ${column} > ${over}\nORDER BY ${column}${descending ? ' DESC' : ''}\nLIMIT 1;`

/** The rows that are left, in order, with the column read as one or the other in each clause. */
const read = (
  rows: readonly (readonly [string, number])[],
  { over, descending }: Pick<Parts, 'over' | 'descending'>,
  { where, order }: Record<'where' | 'order', (stored: number) => number>,
): string =>
  rows
    .filter(([, stored]) => where(stored) > over)
    .sort(([, one], [, other]) => (order(one) - order(other)) * (descending ? -1 : 1))[0]?.[0] ?? ''
const stored = (n: number) => n
const renamed = (n: number) => WHOLE - n

export default template({
  id: 'sql/select/alias-or-column',
  revision: 1,
  kind: 'short',
  topic: 'select',
  grade: 4,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'Where a name is that of a column and of the result, WHERE means the column and ORDER BY the result.',
  params: (rng) => {
    const { table, column } = rng.pick(SUBJECTS)
    const drawn = drawnUntil(
      () => ({
        rows: rng.sample(NAMES, 5).map((name, i) => [name, i * 16 + rng.int(11, 24)] as const),
        over: rng.int(3, 6) * 10,
        descending: rng.chance() < 0.5,
      }),
      ({ rows, ...parts }) => {
        const right = read(rows, parts, { where: stored, order: renamed })
        return (
          rows.every(([, n]) => n !== parts.over && n !== WHOLE - parts.over) &&
          right !== read(rows, parts, { where: stored, order: stored }) &&
          right !== read(rows, parts, { where: renamed, order: renamed }) &&
          right !== read(rows, parts, { where: renamed, order: stored })
        )
      },
    )
    return { ...drawn, table, column, rows: rng.shuffle(drawn.rows) }
  },
  ask: (p) => {
    const shown: Table = { name: p.table, columns: ['name text', `${p.column} integer`], rows: p.rows }
    return {
      stem: `Which name does this statement return? \`${p.column}\` is a percentage.`,
      code: shownWith([shown], statementOf(p.table, p)),
      answerHint: 'One name, as in the table.',
    }
  },
  key: ({ rows, ...parts }) => ({
    kind: 'short',
    accept: [read(rows, parts, { where: stored, order: renamed })],
  }),
  why: ({ column }) =>
    `WHERE is worked out before there is a result, so ${column} is the column there; ORDER BY sorts by what SELECT calls ${column}.`,
  source: [
    'ISO/IEC 9075-2:2023, query expression: order by clause',
    'SQLite documentation, SELECT: the ORDER BY clause',
    'PostgreSQL 17, SELECT: ORDER BY clause',
  ],
})
