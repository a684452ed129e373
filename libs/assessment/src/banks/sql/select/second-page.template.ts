import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const NAMES = ['Amber', 'Basil', 'Cedar', 'Dahlia', 'Elder', 'Fennel', 'Ginger', 'Hazel'] as const
const SUBJECTS = [
  { name: 'plants', column: 'height' },
  { name: 'teas', column: 'price' },
  { name: 'boats', column: 'length' },
] as const
const ROWS = 7

interface Page {
  column: string
  descending: boolean
  size: number
  skipped: number
}
export const statementOf = (name: string, { column, descending, size, skipped }: Page): string =>
  `SELECT name\nFROM ${name}\nORDER BY ${column}${descending ? ' DESC' : ''}\nLIMIT ${size} OFFSET ${skipped};`

export default template({
  id: 'sql/select/second-page',
  revision: 1,
  kind: 'short',
  topic: 'select',
  grade: 1,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'OFFSET skips so many rows of the sorted result, and LIMIT counts from there.',
  params: (rng) => {
    const { name, column } = rng.pick(SUBJECTS)
    const size = rng.int(2, 3)
    const table: Table = {
      name,
      columns: ['name text', `${column} integer`],
      rows: rng
        .sample(NAMES, ROWS)
        .map((one, i) => [one, i * 10 + rng.int(12, 19)] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    }
    return {
      table,
      column,
      size,
      descending: rng.chance() < 0.5,
      skipped: rng.int(2, ROWS - size),
      asked: rng.pick(['first', 'last'] as const),
    }
  },
  ask: (p) => ({
    stem: `SQLite runs this statement. Which name stands in the ${p.asked} row of the result?`,
    code: shownWith([p.table], statementOf(p.table.name, p)),
    answerHint: 'One name, as in the table.',
  }),
  key: ({ table, descending, size, skipped, asked }) => {
    const sorted = [...table.rows].sort(([, p], [, q]) => (Number(p) - Number(q)) * (descending ? -1 : 1))
    const [name = ''] = sorted[asked === 'first' ? skipped : skipped + size - 1] ?? []
    return { kind: 'short', accept: [String(name)] }
  },
  why: ({ skipped, size }) => `The first ${skipped} rows in order are skipped, the next ${size} are shown.`,
  source: ['ISO/IEC 9075-2:2023, result offset clause', 'SQLite documentation, SELECT: LIMIT and OFFSET'],
})
