import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'orders', columns: ['customer_id', 'status', 'placed_on'] },
  { table: 'readings', columns: ['sensor_id', 'kind', 'taken_on'] },
  { table: 'visits', columns: ['page_id', 'country', 'seen_on'] },
  { table: 'trades', columns: ['account_id', 'market', 'settled_on'] },
] as const
const OFFERED = 5

export interface Where {
  /** Positions in the index of the columns that are asked to be equal. */
  equal: readonly number[]
}
const WHERES: readonly Where[] = [
  { equal: [0] },
  { equal: [1] },
  { equal: [2] },
  { equal: [0, 1] },
  { equal: [1, 0] },
  { equal: [1, 2] },
  { equal: [0, 1, 2] },
  { equal: [2, 0] },
]

export default template({
  id: 'sql/keys/leading-columns',
  revision: 1,
  kind: 'multiple',
  topic: 'keys',
  grade: 3,
  nudge: 0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'An index of several columns leads to rows by its first column; the order of conditions in the statement does not matter.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const columns = rng.shuffle(subject.columns)
    // At least one of each sort, so that "all" and "none" are never right.
    const leading = rng.sample(
      WHERES.filter(({ equal }) => equal.includes(0)),
      rng.int(2, 3),
    )
    const others = WHERES.filter(({ equal }) => !equal.includes(0))
    const wheres = rng.shuffle([...leading, ...rng.sample(others, OFFERED - leading.length)])
    return { table: subject.table, columns, wheres, numbers: columns.map(() => rng.int(1, 99)) }
  },
  ask: ({ table, columns, wheres, numbers }) => ({
    stem: `The table \`${table}\` has millions of rows, each column has thousands of values, and there is no other index. For which conditions can the database go straight to the rows by a search in this index, instead of reading all of it? Choose all.`,
    code: `CREATE INDEX by_three ON ${table} (${columns.join(', ')});`,
    options: wheres.map(
      ({ equal }) => `WHERE ${equal.map((i) => `${columns[i] ?? ''} = ${numbers[i] ?? 0}`).join(' AND ')}`,
    ),
  }),
  key: ({ wheres }) => ({
    kind: 'multiple',
    right: wheres.flatMap(({ equal }, i) => (equal.includes(0) ? [i] : [])),
  }),
  why: ({ columns }) =>
    `The index is sorted by ${columns[0] ?? ''} first: without it the rows are all over the index.`,
  source: [
    'SQLite 3.54, "The SQLite Query Optimizer Overview", 1.1',
    'PostgreSQL 15, 11.3 Multicolumn Indexes',
  ],
})
