import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const NAMES = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay', 'Gus', 'Hal'] as const
type Runner = readonly [name: string, age: number, points: number]

/** How the statement sorts its rows, whatever the order of its window. */
const SORTS = {
  age: (x: Runner, y: Runner) => x[1] - y[1],
  'age DESC': (x: Runner, y: Runner) => y[1] - x[1],
  'place DESC': (x: Runner, y: Runner) => x[2] - y[2],
  'points - age': (x: Runner, y: Runner) => x[2] - x[1] - (y[2] - y[1]),
} as const
export type Sort = keyof typeof SORTS
const NAMES_OF_SORTS = Object.keys(SORTS) as Sort[]

export const statementOf = (sort: Sort): string => `SELECT name, RANK() OVER (ORDER BY points DESC) AS place
FROM runners
ORDER BY ${sort};`
export const tableOf = (runners: readonly Runner[]): Table => ({
  name: 'runners',
  columns: ['name text', 'age integer', 'points integer'],
  rows: runners,
})

export default template({
  id: 'sql/windows/order-comes-last',
  revision: 1,
  kind: 'ordering',
  topic: 'windows',
  grade: 2,
  seconds: 110,
  lang: 'sql',
  status: 'active',
  idea: 'The order of a window numbers the rows; the order in which they come back is that of the statement.',
  params: (rng) => {
    const names = rng.sample(NAMES, 5)
    const draw = (): Runner[] => {
      const ages = rng.sample([21, 24, 27, 30, 33, 36, 39, 42], names.length)
      const points = rng.sample([50, 55, 61, 67, 72, 78, 83, 89], names.length)
      const runners = names.map((name, i): Runner => [name, ages[i] ?? 0, points[i] ?? 0])
      const gaps = new Set(runners.map(([, age, won]) => won - age))
      return gaps.size === names.length ? runners : draw()
    }
    return { runners: draw(), sort: rng.pick(NAMES_OF_SORTS), shown: rng.shuffle<string>(names) }
  },
  ask: ({ runners, sort, shown }) => ({
    stem: 'In which order does this statement return the names? The first row at the top.',
    code: shownWith([tableOf(runners)], statementOf(sort)),
    options: shown,
  }),
  key: ({ runners, sort, shown }) => ({
    kind: 'ordering',
    orders: [[...runners].sort(SORTS[sort]).map(([name]) => shown.indexOf(name))],
  }),
  why: ({ sort }) => `The rows are sorted by ${sort}; ORDER BY within OVER only says who has which place.`,
  source: ['ISO/IEC 9075-2:2023, window function, order by clause'],
})
