import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'

const SUBJECTS = [
  { name: 'bikes', columns: ['city', 'colour'], first: ['Lima', 'Oslo', 'Pune'], second: ['black', 'red'] },
  {
    name: 'courses',
    columns: ['level', 'room'],
    first: ['basic', 'middle', 'high'],
    second: ['east', 'west'],
  },
  { name: 'tickets', columns: ['kind', 'state'], first: ['bug', 'idea', 'task'], second: ['done', 'open'] },
  { name: 'meals', columns: ['day', 'dish'], first: ['Mon', 'Tue', 'Wed'], second: ['rice', 'soup'] },
] as const
const FORMS = ['plain', 'brackets', 'one', 'number'] as const
export type Form = (typeof FORMS)[number]

const listOf = (form: Form, [first, second]: readonly [string, string]): string =>
  ({
    plain: `${first}, ${second}`,
    brackets: `(${first}), ${second}`,
    one: first,
    number: `id, ${first}`,
  })[form]
export const statementOf = (name: string, form: Form, columns: readonly [string, string]): string =>
  `SELECT DISTINCT ${listOf(form, columns)}\nFROM ${name};`

export default template({
  id: 'sql/select/distinct-rows',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'DISTINCT compares whole rows of the result, not the first column; brackets around a column change nothing.',
  params: (rng) => {
    const { name, columns, first, second } = rng.pick(SUBJECTS)
    const { cells } = drawnUntil(
      () => {
        const cells = Array.from(
          { length: rng.int(6, 8) },
          () => [rng.pick(first), rng.pick(second)] as const,
        )
        return {
          cells,
          pairs: new Set(cells.map(String)).size,
          firsts: new Set(cells.map(([one]) => one)).size,
        }
      },
      ({ cells, pairs, firsts }) => firsts < pairs && pairs < cells.length,
    )
    const table: Table = {
      name,
      columns: ['id integer', ...columns.map((column) => `${column} text`)],
      rows: cells.map((row, i) => [i + 1, ...row]),
    }
    // The two that a misreading of DISTINCT gets wrong come more often.
    return { table, columns, form: rng.pick([...FORMS, 'plain', 'brackets'] as const) }
  },
  ask: ({ table, columns, form }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([table], statementOf(table.name, form, columns)),
    answerHint: 'One whole number.',
  }),
  key: ({ table: { rows }, form }) => {
    if (form === 'number') return whole(rows.length)
    return whole(
      new Set(rows.map(([, first, second]) => (form === 'one' ? first : `${first} ${second}`))).size,
    )
  },
  why: () => 'Two rows are one where all columns of the SELECT list are equal.',
  source: ['ISO/IEC 9075-2:2023, query specification, set quantifier'],
})
