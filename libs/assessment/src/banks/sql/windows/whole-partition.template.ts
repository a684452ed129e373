import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'results', group: 'team', time: 'day', value: 'points' },
  { table: 'sales', group: 'region', time: 'month', value: 'amount' },
  { table: 'trips', group: 'driver', time: 'hour', value: 'distance' },
  { table: 'calls', group: 'agent', time: 'minute', value: 'cost' },
  { table: 'meals', group: 'guest', time: 'evening', value: 'price' },
] as const
export type Subject = (typeof SUBJECTS)[number]
type Say = (subject: Subject) => string

/** Windows that hold exactly the rows of the group, in each of its rows. */
const WHOLE: readonly Say[] = [
  ({ group }) => `PARTITION BY ${group}`,
  ({ group }) => `PARTITION BY ${group} ORDER BY ${group}`,
  ({ group, time }) =>
    `PARTITION BY ${group} ORDER BY ${time} ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING`,
  ({ group }) => `ORDER BY ${group} RANGE BETWEEN CURRENT ROW AND CURRENT ROW`,
  ({ group, time }) =>
    `PARTITION BY ${group} ORDER BY ${time} RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING`,
]
/** Windows that hold less, or more. */
const OTHER: readonly Say[] = [
  ({ group, time }) => `PARTITION BY ${group} ORDER BY ${time}`,
  ({ group }) => `ORDER BY ${group}`,
  ({ group, time }) => `PARTITION BY ${group}, ${time}`,
  ({ group, time }) =>
    `PARTITION BY ${group} ORDER BY ${time} ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING`,
  ({ group }) => `ORDER BY ${group} ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING`,
  ({ group }) => `ORDER BY ${group} ROWS BETWEEN CURRENT ROW AND CURRENT ROW`,
]
const OFFERED = 6

export default template({
  id: 'sql/windows/whole-partition',
  revision: 1,
  kind: 'multiple',
  topic: 'windows',
  grade: 5,
  seconds: 210,
  lang: 'sql',
  status: 'active',
  idea: 'Partition, order and frame together say what a row sees: rows that tie are in a frame of RANGE together, and in one of ROWS each alone.',
  params: (rng) => {
    const whole = rng.sample(WHOLE, rng.int(2, 4))
    const windows = rng.shuffle([
      ...whole.map((say) => ({ say, fits: true })),
      ...rng.sample(OTHER, OFFERED - whole.length).map((say) => ({ say, fits: false })),
    ])
    return { subject: rng.pick(SUBJECTS), windows }
  },
  ask: ({ subject, windows }) => {
    const { table, group, time, value } = subject
    return {
      stem: `The table \`${table}\` has the columns \`${group}\`, \`${time}\` and \`${value}\`, none of them ever NULL. One ${group} has many rows, at most one for each ${time}. What can stand between the brackets, so that in every row \`x\` is the sum of all rows of the same ${group}? Choose all.`,
      code: `SELECT ${group}, ${time}, SUM(${value}) OVER (…) AS x\nFROM ${table};`,
      options: windows.map(({ say }) => say(subject)),
    }
  },
  key: ({ windows }) => ({
    kind: 'multiple',
    right: windows.flatMap(({ fits }, i) => (fits ? [i] : [])),
  }),
  why: ({ subject: { group, time } }) =>
    `Without a frame ORDER BY ends the window at the current row and its peers. Ordered by ${group}, the peers are the whole ${group}; ordered by ${time}, a row has none.`,
  source: ['ISO/IEC 9075-2:2023, window clause', 'SQLite 3.54, "Window Functions", 2.2'],
})
