import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { whole } from '../answers'

const SUBJECTS = [
  { name: 'runners', column: 'age', least: 18, most: 40 },
  { name: 'rooms', column: 'beds', least: 2, most: 9 },
  { name: 'parcels', column: 'kilograms', least: 5, most: 25 },
  { name: 'exams', column: 'points', least: 40, most: 70 },
] as const

interface Span {
  column: string
  low: number
  high: number
}
export const statementOf = (name: string, { column, low, high }: Span): string =>
  `SELECT COUNT(*)\nFROM ${name}\nWHERE ${column} BETWEEN ${low} AND ${high};`

export default template({
  id: 'sql/select/between-both-ends',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 1,
  nudge: -0.3,
  seconds: 60,
  lang: 'sql',
  status: 'active',
  idea: 'BETWEEN takes both of its ends in.',
  params: (rng) => {
    const { name, column, least, most } = rng.pick(SUBJECTS)
    const low = rng.int(least, most)
    const high = low + rng.int(4, 9)
    // Ends that come unequally often keep apart who leaves out the one, the other or both.
    const [atLow, atHigh] = rng.pick([
      [1, 2],
      [2, 1],
    ] as const)
    const cells = rng.shuffle([
      ...Array.from({ length: atLow }, () => low),
      ...Array.from({ length: atHigh }, () => high),
      ...Array.from({ length: rng.int(0, 3) }, () => rng.int(low + 1, high - 1)),
      low - rng.int(1, 2),
      high + rng.int(1, 4),
    ])
    const table: Table = {
      name,
      columns: ['id integer', `${column} integer`],
      rows: cells.map((cell, i) => [i + 1, cell]),
    }
    return { table, column, low, high }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.table], statementOf(p.table.name, p)),
    answerHint: 'One whole number.',
  }),
  key: ({ table, low, high }) =>
    whole(table.rows.filter(([, cell]) => Number(cell) >= low && Number(cell) <= high).length),
  why: ({ low, high }) => `${low} and ${high} themselves belong to the span.`,
  source: ['ISO/IEC 9075-2:2023, between predicate'],
})
