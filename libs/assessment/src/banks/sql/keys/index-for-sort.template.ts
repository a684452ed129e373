import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'tickets', columns: ['team_id', 'weight', 'opened_at'] },
  { table: 'messages', columns: ['room_id', 'length', 'sent_at'] },
  { table: 'parcels', columns: ['depot_id', 'grams', 'arrived_at'] },
  { table: 'songs', columns: ['album_id', 'plays', 'released_at'] },
] as const

/** A statement on columns by their numbers, and indexes, the right one first. */
export interface Form {
  where: (a: string, b: string, c: string, n: number) => string
  sort: (a: string, b: string, c: string) => string
  indexes: readonly (readonly number[])[]
}
const FORMS: readonly Form[] = [
  {
    where: (a, b, _, n) => `${a} = ${n} AND ${b} > ${n * 3}`,
    sort: (_a, _b, c) => c,
    indexes: [
      [0, 2, 1],
      [0, 1, 2],
      [2, 0, 1],
      [1, 0, 2],
      [0, 1],
    ],
  },
  {
    where: (a, _b, _c, n) => `${a} = ${n}`,
    sort: (_a, b, c) => `${c}, ${b}`,
    indexes: [
      [0, 2, 1],
      [0, 1, 2],
      [2, 1, 0],
      [0, 2],
      [2, 0, 1],
    ],
  },
  {
    where: (a, _b, _c, n) => `${a} = ${n}`,
    sort: (_a, b, c) => `${b} DESC, ${c} DESC`,
    indexes: [
      [0, 1, 2],
      [0, 2, 1],
      [1, 2, 0],
      [0, 1],
      [1, 0, 2],
    ],
  },
  {
    where: (a, b, _, n) => `${a} > ${n} AND ${b} = ${n * 2}`,
    sort: (_a, _b, c) => `${c} DESC`,
    indexes: [
      [1, 2, 0],
      [1, 0, 2],
      [0, 1, 2],
      [2, 1, 0],
      [0, 2, 1],
    ],
  },
  {
    where: (a, b, _, n) => `${a} = ${n} AND ${b} IN (${n + 1}, ${n + 4})`,
    sort: (_a, _b, c) => c,
    indexes: [
      [0, 2, 1],
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
      [1, 2, 0],
    ],
  },
]
export const statementOf = ({ where, sort }: Form, table: string, columns: readonly string[], n: number) => {
  const [a = '', b = '', c = ''] = columns
  return `SELECT id, note\nFROM ${table}\nWHERE ${where(a, b, c, n)}\nORDER BY ${sort(a, b, c)};`
}

export default template({
  id: 'sql/keys/index-for-sort',
  revision: 1,
  kind: 'single',
  topic: 'keys',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'An index gives rows already sorted when only columns that are equal stand before those of ORDER BY; after a range, or several values, the order is lost.',
  params: (rng) => {
    const { table, columns } = rng.pick(SUBJECTS)
    const form = rng.pick(FORMS)
    return {
      table,
      columns: rng.shuffle(columns),
      form,
      n: rng.int(2, 60),
      order: rng.shuffle(form.indexes.map((_, i) => i)),
    }
  },
  ask: ({ table, columns, form, n, order }) => ({
    stem: `The table \`${table}\` has millions of rows and, beside \`id\` and \`note\`, three integer columns: ${columns.map((name) => `\`${name}\``).join(', ')}. There will be one index. With which one does SQLite search the index by an equality instead of walking all of it, and need no sort?`,
    code: statementOf(form, table, columns, n),
    options: order.map(
      (i) =>
        `CREATE INDEX one ON ${table} (${(form.indexes[i] ?? []).map((at) => columns[at] ?? '').join(', ')})`,
    ),
  }),
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ columns, form }) => {
    const [first = 0, ...rest] = form.indexes[0] ?? []
    return `Entries with one value of ${columns[first] ?? ''} lie together, and among them they are sorted by ${rest.map((i) => columns[i] ?? '').join(', then ')}. With the range or the list before the sorted column they are sorted only within each value of it.`
  },
  source: [
    'SQLite 3.54, "Query Planning", 2 Sorting and 3 Searching And Sorting At The Same Time',
    'SQLite 3.54, "The SQLite Query Optimizer Overview"',
  ],
})
