import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { table: 'houses', column: 'number' },
  { table: 'lockers', column: 'label' },
  { table: 'releases', column: 'build' },
  { table: 'seats', column: 'code' },
] as const

export interface Parts {
  table: string
  column: string
  descending: boolean
  labels: readonly string[]
}
export const statementsOf = ({ table, column, descending, labels }: Parts): string =>
  `CREATE TABLE ${table} (${column} text);\nINSERT INTO ${table} VALUES ${labels.map((one) => `('${one}')`).join(', ')};\n\nSELECT ${column}\nFROM ${table}\nORDER BY ${column}${descending ? ' DESC' : ''};`

export default template({
  id: 'sql/nulls/sorted-as-text',
  revision: 1,
  kind: 'ordering',
  topic: 'nulls',
  grade: 1,
  nudge: 0.3,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'Numbers that are stored as text are compared character by character.',
  params: (rng): Parts => ({
    ...rng.pick(SUBJECTS),
    descending: rng.chance() < 0.5,
    labels: drawnUntil(
      () =>
        rng
          .shuffle([
            rng.int(2, 9),
            rng.int(10, 29),
            rng.int(30, 99),
            rng.int(100, 199),
            rng.int(2, 9) * 100 + rng.int(0, 99),
          ])
          .map(String),
      // As text and as numbers, no place but one or two is the same.
      (drawn) => {
        const byNumber = [...drawn].sort((one, other) => Number(one) - Number(other))
        const byText = [...drawn].sort()
        return byText.filter((one, i) => one === byNumber[i]).length < 3
      },
    ),
  }),
  ask: (p) => ({
    stem: 'SQLite runs these statements. Put the values in the order in which the last one returns them, the first row at the top.',
    code: statementsOf(p),
    options: p.labels,
  }),
  key: ({ labels, descending }) => {
    const sorted = [...labels].sort()
    const rows = descending ? sorted.reverse() : sorted
    return { kind: 'ordering', orders: [rows.map((one) => labels.indexOf(one))] }
  },
  why: ({ column }) =>
    `${column} is a text: the first character decides, then the next; a text that is the beginning of another comes before it.`,
  source: [
    'SQLite documentation, Datatypes: comparison of TEXT, BINARY collation',
    'ISO/IEC 9075-2:2023, comparison predicate',
  ],
})
