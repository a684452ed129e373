import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const TRIPS = { name: 'trips', columns: ['id integer', 'driver text'] }
const LEGS = { name: 'legs', columns: ['trip_id integer', 'kilometres integer'] }
const COSTS = { name: 'costs', columns: ['trip_id integer', 'amount integer'] }
const DRIVERS = ['Ida', 'Jon', 'Kaj', 'Liv'] as const

interface Trip {
  legs: readonly number[]
  costs: readonly number[]
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)
const toCase = (name: string, trips: readonly Trip[]) =>
  caseOf(
    name,
    [
      { ...TRIPS, rows: trips.map((_, i) => [i + 1, DRIVERS[i] ?? '']) },
      { ...LEGS, rows: trips.flatMap(({ legs }, i) => legs.map((n) => [i + 1, n])) },
      { ...COSTS, rows: trips.flatMap(({ costs }, i) => costs.map((n) => [i + 1, n])) },
    ],
    ['id', 'kilometres', 'costs'],
    trips.map(({ legs, costs }, i): Cell[] => [i + 1, sumOf(legs), sumOf(costs)]),
  )

export default template({
  id: 'sql/grouping/two-sums',
  revision: 1,
  kind: 'code-sql',
  topic: 'grouping',
  grade: 5,
  nudge: -0.3,
  seconds: 420,
  lang: 'sql',
  status: 'active',
  idea: 'Two many-sides joined to one row multiply each other: each is summed before they meet.',
  params: (rng) => {
    const some = (count: number) => rng.sample([5, 10, 20, 25, 40, 55, 70, 85], count)
    const [same = 30] = some(1)
    return {
      cases: [
        toCase('two trips', [
          { legs: some(2), costs: some(1) },
          { legs: some(1), costs: some(1) },
        ]),
        toCase('several of both', [
          { legs: some(2), costs: some(3) },
          { legs: some(3), costs: some(2) },
        ]),
        toCase('equal amounts', [
          { legs: [same, same], costs: [same, same] },
          { legs: some(1), costs: [same] },
        ]),
        toCase('no costs, or no legs', [
          { legs: some(2), costs: [] },
          { legs: [], costs: some(2) },
          { legs: some(1), costs: some(1) },
        ]),
        toCase('nothing yet', [
          { legs: [], costs: [] },
          { legs: some(1), costs: some(2) },
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'A trip has any number of legs and any number of costs. For each trip show its `id`, its kilometres in all and its costs in all; 0 where there are none.',
    code: definitions([TRIPS, LEGS, COSTS]),
    answerHint: 'One SELECT with three columns, one row for each trip, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'A trip with two legs and three costs is six rows after both joins. DISTINCT in the sum loses equal amounts.',
  source: ['ISO/IEC 9075-2:2023, joined table, aggregate function'],
})
