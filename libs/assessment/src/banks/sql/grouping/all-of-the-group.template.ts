import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'lines', group: 'order_id', flag: 'shipped', many: 'lines', one: 'order' },
  { table: 'steps', group: 'job_id', flag: 'failed', many: 'steps', one: 'job' },
  { table: 'rooms', group: 'floor_id', flag: 'rented', many: 'rooms', one: 'floor' },
  { table: 'tasks', group: 'project_id', flag: 'done', many: 'tasks', one: 'project' },
] as const

/** Whether a group is wanted that has so many rows, so many of them with a 1. */
const WANTS = {
  all: (ones: number, n: number) => ones === n,
  none: (ones: number) => ones === 0,
  some: (ones: number) => ones > 0,
  mixed: (ones: number, n: number) => ones > 0 && ones < n,
} as const
export type Want = keyof typeof WANTS
const saidOf = (want: Want, { flag, many }: { flag: string; many: string }): string =>
  ({
    all: `all of whose ${many} have a 1 in \`${flag}\``,
    none: `none of whose ${many} has a 1 in \`${flag}\``,
    some: `of whose ${many} at least one has a 1 in \`${flag}\``,
    mixed: `that have ${many} with a 1 in \`${flag}\` as well as ${many} with a 0`,
  })[want]

export interface Having {
  text(flag: string): string
  keeps(ones: number, n: number): boolean
}
const HAVINGS: readonly Having[] = [
  { text: (flag) => `MIN(${flag}) = 1`, keeps: WANTS.all },
  { text: (flag) => `SUM(${flag}) = COUNT(*)`, keeps: WANTS.all },
  { text: (flag) => `SUM(1 - ${flag}) = 0`, keeps: WANTS.all },
  { text: (flag) => `MAX(${flag}) = 0`, keeps: WANTS.none },
  { text: (flag) => `SUM(${flag}) = 0`, keeps: WANTS.none },
  { text: (flag) => `COUNT(NULLIF(${flag}, 0)) = 0`, keeps: WANTS.none },
  { text: (flag) => `MAX(${flag}) = 1`, keeps: WANTS.some },
  { text: (flag) => `SUM(${flag}) > 0`, keeps: WANTS.some },
  { text: (flag) => `COUNT(*) > COUNT(NULLIF(${flag}, 1))`, keeps: WANTS.some },
  { text: (flag) => `MIN(${flag}) < MAX(${flag})`, keeps: WANTS.mixed },
  { text: (flag) => `COUNT(DISTINCT ${flag}) = 2`, keeps: WANTS.mixed },
  { text: (flag) => `SUM(${flag}) BETWEEN 1 AND COUNT(*) - 1`, keeps: WANTS.mixed },
  { text: (flag) => `COUNT(${flag}) = COUNT(*)`, keeps: () => true },
  { text: (flag) => `COUNT(DISTINCT ${flag}) = 1`, keeps: (ones, n) => ones === 0 || ones === n },
  { text: (flag) => `MIN(${flag}) = 0`, keeps: (ones, n) => ones < n },
]
const OFFERED = 6

export default template({
  id: 'sql/grouping/all-of-the-group',
  revision: 1,
  kind: 'multiple',
  topic: 'grouping',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'All, none, some of a group are asked by its least, its greatest and its sum; counting what is not NULL says nothing about values.',
  params: (rng) => {
    const want = rng.pick(Object.keys(WANTS) as Want[])
    const fits = HAVINGS.filter(({ keeps }) => keeps === WANTS[want])
    const others = HAVINGS.filter(({ keeps }) => keeps !== WANTS[want])
    const chosen = rng.sample(fits, rng.int(2, 3))
    const havings = rng.shuffle([...chosen, ...rng.sample(others, OFFERED - chosen.length)])
    return { subject: rng.pick(SUBJECTS), want, havings }
  },
  ask: ({ subject, want, havings }) => ({
    stem: `In the table \`${subject.table}\` the column \`${subject.flag}\` holds 0 or 1, never NULL. Which conditions after HAVING make this statement return exactly the ${subject.one}s ${saidOf(want, subject)}? Choose all.`,
    code: `SELECT ${subject.group}\nFROM ${subject.table}\nGROUP BY ${subject.group}\nHAVING …;`,
    options: havings.map(({ text }) => text(subject.flag)),
  }),
  key: ({ want, havings }) => ({
    kind: 'multiple',
    right: havings.flatMap(({ keeps }, i) => (keeps === WANTS[want] ? [i] : [])),
  }),
  why: () =>
    'With 0 and 1 the least is 1 when all are, the greatest is 0 when none is, and the sum is how many are. COUNT of the column counts zeros too.',
  source: ['ISO/IEC 9075-2:2023, aggregate function, having clause'],
})
