import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { table: 'loans', column: 'renewals', values: [0, 1, 2] },
  { table: 'staff', column: 'boss_id', values: [1, 2, 3] },
  { table: 'parcels', column: 'grams', values: [250, 400, 900] },
  { table: 'houses', column: 'sold_for', values: [180, 240, 310] },
] as const
const TESTS = ['= NULL', '<> NULL', 'IS NULL', 'IS NOT NULL'] as const
export type Test = (typeof TESTS)[number]

export interface Parts {
  table: Table
  column: string
  test: Test
  value: number
}
export const statementOf = ({ table, column, test, value }: Parts): string =>
  `SELECT COUNT(*)\nFROM ${table.name}\nWHERE ${column} ${test} OR ${column} = ${value};`

export default template({
  id: 'sql/nulls/equals-null',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 1,
  nudge: 0.3,
  seconds: 60,
  lang: 'sql',
  status: 'active',
  idea: 'Nothing is equal or unequal to NULL; whether a value is missing is asked with IS NULL.',
  params: (rng): Parts => {
    const { table: name, column, values } = rng.pick(SUBJECTS)
    const [value = 0, other = 0] = rng.sample<number>(values, 2)
    const cells = rng.shuffle<Cell>([
      value,
      other,
      other,
      ...Array.from({ length: rng.int(2, 3) }, () => null),
      ...rng.sample<number>(values, rng.int(0, 2)),
    ])
    return {
      table: {
        name,
        columns: ['id integer', `${column} integer`],
        rows: cells.map((cell, i): Cell[] => [i + 1, cell]),
      },
      column,
      value,
      test: rng.pick([...TESTS, '= NULL'] as const),
    }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.table], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ table: { rows }, test, value }) => {
    const missing = rows.filter(([, cell]) => cell === null).length
    const equal = rows.filter(([, cell]) => cell === value).length
    return whole(
      {
        '= NULL': equal,
        '<> NULL': equal,
        'IS NULL': missing + equal,
        'IS NOT NULL': rows.length - missing,
      }[test],
    )
  },
  why: ({ test, value }) =>
    test.startsWith('IS')
      ? 'IS NULL and IS NOT NULL are true or false for every row.'
      : `A comparison with NULL is unknown for every row, so only the rows with ${value} are kept.`,
  source: ['ISO/IEC 9075-2:2023, null predicate, comparison predicate'],
})
