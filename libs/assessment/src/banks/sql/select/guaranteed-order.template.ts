import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'products', name: 'name', value: 'price' },
  { table: 'films', name: 'title', value: 'minutes' },
  { table: 'lakes', name: 'name', value: 'depth' },
  { table: 'machines', name: 'label', value: 'age' },
  { table: 'routes', name: 'code', value: 'length' },
] as const
export type Subject = (typeof SUBJECTS)[number]

const sortedOf = ({ table, name, value }: Subject): string[] => [
  `SELECT ${name}, ${value} FROM ${table} ORDER BY ${value}`,
  `WITH t AS (SELECT ${name}, ${value} FROM ${table}) SELECT * FROM t ORDER BY ${value}`,
  `SELECT ${name}, ${value} FROM (SELECT * FROM ${table} ORDER BY ${name}) AS t ORDER BY ${value}`,
  `SELECT ${name}, ${value} AS n FROM ${table} ORDER BY n`,
  `SELECT ${name}, ${value} FROM ${table} ORDER BY ${value}, ${name} DESC`,
]
const unsortedOf = ({ table, name, value }: Subject): string[] => [
  `SELECT ${name}, ${value} FROM (SELECT * FROM ${table} ORDER BY ${value}) AS t`,
  `SELECT DISTINCT ${value}, ${name} FROM ${table}`,
  `SELECT ${value}, COUNT(*) FROM ${table} GROUP BY ${value}`,
  `SELECT ${name}, ${value} FROM ${table} ORDER BY ${name}, ${value}`,
  `SELECT ${name}, ${value} FROM ${table} WHERE ${value} > 0`,
  `SELECT ${value}, ${name}, ROW_NUMBER() OVER (ORDER BY ${value}) AS place FROM ${table}`,
]
const OFFERED = 5

export default template({
  id: 'sql/select/guaranteed-order',
  revision: 1,
  kind: 'multiple',
  topic: 'select',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'Only the ORDER BY of the outermost statement settles the order of its rows; grouping, windows, indexes and subqueries do not.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const right = rng.sample(sortedOf(subject), rng.int(1, 3))
    const wrong = rng.sample(unsortedOf(subject), OFFERED - right.length)
    return { subject, right, shown: rng.shuffle([...right, ...wrong]) }
  },
  ask: ({ subject: { table, value }, shown }) => ({
    stem: `The table \`${table}\` has an index on \`${value}\`, which is never NULL. Which statements are sure, by the SQL standard, to return their rows by rising \`${value}\`, whichever way the database works them out? Choose all.`,
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.includes(text) ? [i] : [])),
  }),
  why: ({ subject: { value } }) =>
    `The outermost ORDER BY has to begin with ${value}. Without one, an order that is seen today may be another tomorrow.`,
  source: [
    'ISO/IEC 9075-2:2023, cursor and query expression: order by clause',
    'PostgreSQL 17, 7.5 Sorting Rows',
  ],
})
