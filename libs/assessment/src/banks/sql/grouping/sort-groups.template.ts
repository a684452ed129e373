import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { countOfDifferent, sumOf } from '../groups'

const TEAMS = ['amber', 'blue', 'green', 'red', 'white', 'black'] as const
const SIZES = [1, 2, 3, 4] as const

/** What a group can be sorted by, from its points. */
export const MEASURES = {
  'COUNT(*)': (points: readonly number[]) => points.length,
  'MAX(points)': (points: readonly number[]) => Math.max(...points),
  'MIN(points)': (points: readonly number[]) => Math.min(...points),
  'SUM(points)': sumOf,
} as const
export type Measure = keyof typeof MEASURES
const NAMES = Object.keys(MEASURES) as Measure[]

export interface Team {
  name: string
  points: readonly number[]
}
const sortedBy = (teams: readonly Team[], measure: Measure): Team[] =>
  [...teams].sort((x, y) => MEASURES[measure](x.points) - MEASURES[measure](y.points))
const orderIn = (teams: readonly Team[], measure: Measure): string =>
  sortedBy(teams, measure)
    .map(({ name }) => name)
    .join()

export interface Sorting {
  measure: Measure
  descends: boolean
}
export const statementOf = ({ measure, descends }: Sorting): string => `SELECT team
FROM scores
GROUP BY team
ORDER BY ${measure}${descends ? ' DESC' : ''};`

export default template({
  id: 'sql/grouping/sort-groups',
  revision: 1,
  kind: 'ordering',
  topic: 'grouping',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'Groups are sorted by what is worked out for each of them, and each measure sorts them in its own way.',
  params: (rng) => {
    const draw = (): Team[] => {
      const sizes = rng.shuffle(SIZES)
      const teams = rng.sample(TEAMS, sizes.length).map((name, i) => ({
        name,
        points: Array.from({ length: sizes[i] ?? 1 }, () => rng.int(1, 30)),
      }))
      // No ties, and no measure that sorts as another one does.
      const isClear = NAMES.every(
        (measure) => countOfDifferent(teams.map(({ points }) => MEASURES[measure](points))) === teams.length,
      )
      const orders = NAMES.map((measure) => orderIn(teams, measure))
      return isClear && countOfDifferent(orders) === NAMES.length ? teams : draw()
    }
    const teams = draw()
    const scores: Table = {
      name: 'scores',
      columns: ['team text', 'points integer'],
      rows: rng.shuffle(teams.flatMap(({ name, points }) => points.map((won) => [name, won] as const))),
    }
    return {
      teams,
      scores,
      measure: rng.pick(NAMES),
      descends: rng.pick([true, false]),
      names: rng.shuffle(teams.map(({ name }) => name)),
    }
  },
  ask: ({ scores, names, measure, descends }) => ({
    stem: 'In which order does this statement return the teams? The first row at the top.',
    code: shownWith([scores], statementOf({ measure, descends })),
    options: names,
  }),
  key: ({ teams, names, measure, descends }) => {
    const rising = sortedBy(teams, measure).map(({ name }) => names.indexOf(name))
    return { kind: 'ordering', orders: [descends ? rising.reverse() : rising] }
  },
  why: ({ measure }) => `Each team has one ${measure}; the rows are sorted by that.`,
  source: ['ISO/IEC 9075-2:2023, aggregate function, sort specification list'],
})
