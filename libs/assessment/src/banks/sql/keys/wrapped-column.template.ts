import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'orders', day: 'placed_on', number: 'amount' },
  { table: 'visits', day: 'seen_on', number: 'seconds' },
  { table: 'trips', day: 'driven_on', number: 'distance' },
  { table: 'readings', day: 'taken_on', number: 'level' },
] as const

interface Words {
  day: string
  number: string
  year: number
  month: string
  n: number
}
/** Conditions on the column itself, whatever is worked out on the other side. */
const BARE: readonly ((words: Words) => string)[] = [
  ({ day, year }) => `${day} >= '${year}-01-01' AND ${day} < '${year + 1}-01-01'`,
  ({ day, year, month }) => `${day} BETWEEN '${year}-${month}-01' AND '${year}-${month}-28'`,
  ({ day, year, month }) => `${day} > date('${year}-${month}-01', '-7 days')`,
  ({ number, n }) => `${number} > ${n} / 4`,
  ({ number, n }) => `${number} IN (${n}, ${n + 5}, 2 * ${n})`,
  ({ number, n }) => `${n} <= ${number}`,
]
/** Conditions on something made of the column, or on its end. */
const WRAPPED: readonly ((words: Words) => string)[] = [
  ({ day, year, month }) => `strftime('%Y-%m', ${day}) = '${year}-${month}'`,
  ({ day, year }) => `SUBSTR(${day}, 1, 4) = '${year}'`,
  ({ day, month }) => `${day} LIKE '%-${month}-01'`,
  ({ day, year, month }) => `date(${day}, '+7 days') > '${year}-${month}-01'`,
  ({ number, n }) => `${number} * 4 > ${n}`,
  ({ number, n }) => `ABS(${number}) = ${n}`,
  ({ number, n }) => `COALESCE(${number}, 0) >= ${n}`,
]
const OFFERED = 6

export const definitionsOf = ({ table, day, number }: { table: string; day: string; number: string }) =>
  `CREATE TABLE ${table} (id integer PRIMARY KEY, note text,
  ${day} text, ${number} integer);
CREATE INDEX by_day ON ${table} (${day});
CREATE INDEX by_number ON ${table} (${number});`

export default template({
  id: 'sql/keys/wrapped-column',
  revision: 1,
  kind: 'multiple',
  topic: 'keys',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'An index is sorted by the column, so it can be searched for a value or a range of it, but not for what a function or a sum makes of it.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const words: Words = {
      ...subject,
      year: rng.int(2019, 2025),
      month: rng.pick(['03', '04', '05', '06', '07', '09']),
      n: rng.int(2, 30) * 20,
    }
    const bare = rng.sample(BARE, rng.int(2, 4))
    const conditions = rng.shuffle([
      ...bare.map((say) => ({ text: say(words), leads: true })),
      ...rng.sample(WRAPPED, OFFERED - bare.length).map((say) => ({ text: say(words), leads: false })),
    ])
    return { subject, conditions }
  },
  ask: ({ subject, conditions }) => ({
    stem: `The table \`${subject.table}\` has millions of rows, and days are stored as texts such as 2024-05-31. For which conditions can SQLite search one of the two indexes for the rows, instead of looking at every row? Choose all.`,
    code: `${definitionsOf(subject)}\n\nSELECT note FROM ${subject.table}\nWHERE …;`,
    options: conditions.map(({ text }) => text),
  }),
  key: ({ conditions }) => ({
    kind: 'multiple',
    right: conditions.flatMap(({ leads }, i) => (leads ? [i] : [])),
  }),
  why: () =>
    'What stands alone on its side of the comparison can be looked up. Around the column, a function, a product or a pattern that begins with % hides the order of the index.',
  source: ['SQLite 3.54, "The SQLite Query Optimizer Overview", 1 WHERE Clause Analysis'],
})
