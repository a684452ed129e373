import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'orders', columns: ['customer_id', 'placed_on', 'total', 'state'] },
  { table: 'readings', columns: ['sensor_id', 'hour', 'level', 'battery'] },
  { table: 'visits', columns: ['page_id', 'minute', 'seconds', 'country'] },
  { table: 'trades', columns: ['account_id', 'price', 'shares', 'market'] },
] as const

/** A query on columns by their numbers, and the indexes that are offered, the right one first. */
export interface Form {
  select: readonly number[] | 'count'
  equal: readonly number[]
  over: readonly number[]
  indexes: readonly (readonly number[])[]
}
const FORMS: readonly Form[] = [
  {
    select: [2],
    equal: [0],
    over: [1],
    indexes: [
      [0, 1, 2],
      [2, 1, 0],
      [0, 1],
      [0, 2, 3],
      [0, 1, 3],
    ],
  },
  { select: [2, 3], equal: [0], over: [], indexes: [[0, 2, 3], [2, 3, 0], [0], [0, 2], [0, 1, 2]] },
  { select: 'count', equal: [0, 1], over: [], indexes: [[0, 1], [2, 0, 1], [0], [1, 2], [0, 2, 3]] },
  {
    select: [1],
    equal: [0],
    over: [2],
    indexes: [
      [0, 2, 1],
      [1, 2, 0],
      [2, 0],
      [0, 2, 3],
      [0, 1, 3],
    ],
  },
]
export const statementOf = (
  { select, equal, over }: Form,
  table: string,
  columns: readonly string[],
  n: number,
) => {
  const nameOf = (i: number) => columns[i] ?? ''
  const conditions = [
    ...equal.map((i) => `${nameOf(i)} = ${n}`),
    ...over.map((i) => `${nameOf(i)} > ${n * 10}`),
  ]
  const wanted = select === 'count' ? 'COUNT(*)' : select.map(nameOf).join(', ')
  return `SELECT ${wanted}\nFROM ${table}\nWHERE ${conditions.join(' AND ')};`
}

export default template({
  id: 'sql/keys/covering-index',
  revision: 1,
  kind: 'single',
  topic: 'keys',
  grade: 3,
  nudge: 0.3,
  seconds: 130,
  lang: 'sql',
  status: 'active',
  idea: 'An index answers alone when it begins with what is looked up and holds every column of the query; holding them in any order is not enough.',
  params: (rng) => {
    const { table, columns } = rng.pick(SUBJECTS)
    const form = rng.pick(FORMS)
    return {
      table,
      // Which column is looked up is drawn too: names say nothing about it.
      columns: rng.shuffle(columns),
      form,
      n: rng.int(2, 90),
      order: rng.shuffle(form.indexes.map((_, i) => i)),
    }
  },
  ask: ({ table, columns, form, n, order }) => ({
    stem: `The table \`${table}\` has millions of rows and four integer columns beside its key: ${columns.map((name) => `\`${name}\``).join(', ')}. There will be one index. With which one can the database search for just the entries that match, and read nothing from the table itself?`,
    code: statementOf(form, table, columns, n),
    options: order.map(
      (i) =>
        `CREATE INDEX one ON ${table} (${(form.indexes[i] ?? []).map((at) => columns[at] ?? '').join(', ')})`,
    ),
  }),
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ columns, form }) =>
    `The index has to begin with ${form.equal.map((i) => columns[i] ?? '').join(' and ')} and to hold all the columns that the statement names.`,
  source: ['SQLite 3.54, "Query Planning", 1.7 Covering Indexes'],
})
