import { template } from '../../../tasks/template'

const SUBJECTS = [
  {
    table: 'sales',
    keys: ['city', 'kind'],
    values: [
      ['Lima', 'Oslo', 'Pune'],
      ['shop', 'web'],
    ],
    sum: 'amount',
  },
  {
    table: 'trips',
    keys: ['driver', 'van'],
    values: [
      ['Ada', 'Bo', 'Chi'],
      ['V1', 'V2'],
    ],
    sum: 'distance',
  },
  {
    table: 'calls',
    keys: ['team', 'topic'],
    values: [
      ['east', 'north', 'west'],
      ['billing', 'repair'],
    ],
    sum: 'minutes',
  },
  {
    table: 'loans',
    keys: ['branch', 'genre'],
    values: [
      ['hill', 'lake', 'park'],
      ['crime', 'poetry'],
    ],
    sum: 'days',
  },
] as const
export type Subject = (typeof SUBJECTS)[number]

interface Words {
  one: string
  other: string
  one1: string
  sum: string
  first: string
  second: string
  limit: number
  few: number
}
/** Conditions on what is grouped by alone, and conditions that need the groups. */
const ON_ROWS: readonly ((words: Words) => string)[] = [
  ({ first, one }) => `${first} = '${one}'`,
  ({ first, one, other }) => `${first} IN ('${one}', '${other}')`,
  ({ first, second, one, one1 }) => `${first} <> '${one}' AND ${second} = '${one1}'`,
  ({ first, second, one, one1 }) => `${first} = '${one}' OR ${second} <> '${one1}'`,
  ({ first }) => `LENGTH(${first}) > 4`,
]
const ON_GROUPS: readonly ((words: Words) => string)[] = [
  ({ sum, limit }) => `MIN(${sum}) > ${limit}`,
  ({ few }) => `COUNT(*) > ${few}`,
  ({ first, one, few }) => `${first} = '${one}' OR COUNT(*) > ${few}`,
  ({ second, one1, sum, limit }) => `${second} = '${one1}' AND SUM(${sum}) < ${limit}`,
  ({ sum, limit }) => `MAX(${sum}) = ${limit}`,
]
const OFFERED = 5

export const statementOf = ({ table, keys, sum }: Subject): string =>
  `SELECT ${keys.join(', ')}, SUM(${sum})\nFROM ${table}\nGROUP BY ${keys.join(', ')}\nHAVING …;`

export default template({
  id: 'sql/grouping/having-to-where',
  revision: 1,
  kind: 'multiple',
  topic: 'grouping',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'A condition on the columns of GROUP BY alone says the same before and after grouping; one on an aggregate needs the groups.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const [one = '', other = ''] = rng.sample(subject.values[0], 2)
    const [first, second] = subject.keys
    const words: Words = {
      one,
      other,
      one1: rng.pick(subject.values[1]),
      sum: subject.sum,
      first,
      second,
      limit: rng.int(2, 9) * 10,
      few: rng.int(2, 5),
    }
    const movable = rng.sample(ON_ROWS, rng.int(2, 3))
    const conditions = rng.shuffle([
      ...movable.map((say) => ({ text: say(words), moves: true })),
      ...rng.sample(ON_GROUPS, OFFERED - movable.length).map((say) => ({ text: say(words), moves: false })),
    ])
    return { subject, conditions }
  },
  ask: ({ subject, conditions }) => ({
    stem: 'Each option is a condition that stands after HAVING in this statement. Which of them can be moved into a WHERE clause as they are, so that the statement still works and gives the same rows on every table? Choose all.',
    code: statementOf(subject),
    options: conditions.map(({ text }) => text),
  }),
  key: ({ conditions }) => ({
    kind: 'multiple',
    right: conditions.flatMap(({ moves }, i) => (moves ? [i] : [])),
  }),
  why: () =>
    'All rows of a group have the same values in the columns of GROUP BY, so the condition takes whole groups either way. WHERE has no groups to count or sum.',
  source: ['ISO/IEC 9075-2:2023, where clause, having clause'],
})
