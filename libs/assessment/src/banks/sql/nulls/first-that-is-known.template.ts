import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { table: 'rooms', columns: ['special', 'season', 'usual'] },
  { table: 'goods', columns: ['sale', 'member', 'list'] },
  { table: 'people', columns: ['desk', 'home', 'mobile'] },
  { table: 'gauges', columns: ['today', 'yesterday', 'monthly'] },
] as const
const ROWS = 4

interface Parts {
  asked: readonly string[]
  fallback: number
  id: number
}
export const statementOf = ({ name }: Table, { asked, fallback, id }: Parts): string =>
  `SELECT COALESCE(${asked.join(', ')}, ${fallback})\nFROM ${name}\nWHERE id = ${id};`

export default template({
  id: 'sql/nulls/first-that-is-known',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 1,
  seconds: 60,
  lang: 'sql',
  status: 'active',
  idea: 'COALESCE gives the first of its arguments that is not NULL, in the order in which they are written.',
  params: (rng) => {
    const { table: name, columns } = rng.pick(SUBJECTS)
    const asked = rng.shuffle(columns)
    const numbers = rng.sample(
      [110, 120, 130, 140, 150, 160, 170, 180, 190, 210, 220, 230, 240],
      ROWS * 3 + 1,
    )
    const id = rng.int(1, ROWS)
    const rows = drawnUntil(
      () =>
        Array.from({ length: ROWS }, (_, i): Cell[] => [
          i + 1,
          ...columns.map((_, j) => (rng.chance() < 0.5 ? null : (numbers[i * 3 + j] ?? 0))),
        ]),
      (drawn) => {
        const first = columns.findIndex((column) => column === asked[0])
        return drawn[id - 1]?.[first + 1] === null
      },
    )
    const table: Table = { name, columns: ['id integer', ...columns.map((one) => `${one} integer`)], rows }
    return { table, columns, asked, id, fallback: numbers.at(-1) ?? 0 }
  },
  ask: ({ table, ...parts }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([table], statementOf(table, parts)),
    answerHint: 'One whole number.',
  }),
  key: ({ table, columns, asked, id, fallback }) => {
    const [, ...cells] = table.rows.find(([own]) => own === id) ?? []
    const found = asked
      .map((column) => cells[columns.findIndex((one) => one === column)] ?? null)
      .find((cell) => cell !== null)
    return whole(Number(found ?? fallback))
  },
  why: ({ asked, fallback }) => `${asked.join(', then ')}, and ${fallback} where all of them are NULL.`,
  source: ['ISO/IEC 9075-2:2023, case expression: COALESCE'],
})
