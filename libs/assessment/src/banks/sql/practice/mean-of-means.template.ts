import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'

export const STATEMENT = `SELECT AVG(mean)
FROM (
  SELECT team, AVG(points) AS mean
  FROM results
  GROUP BY team
) AS means;`

const TEAMS = ['red', 'blue', 'green'] as const
const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

export default template({
  id: 'sql/practice/mean-of-means',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'The mean of group means counts every group alike, the mean of all rows counts every row alike.',
  params: (rng) => {
    const teams = rng.sample(TEAMS, rng.int(2, 3))
    return drawnUntil(
      () => {
        // Whole means in every team, and groups of unlike size.
        const points = teams.map((_, i) => {
          const middle = rng.int(4, 30)
          const apart = rng.int(1, 3)
          return [[middle], [middle - apart, middle + apart], [middle - apart, middle, middle + apart]][
            (i + teams.length) % 3
          ] as number[]
        })
        const rows = rng.shuffle(points.flatMap((own, i) => own.map((one) => [teams[i] ?? '', one] as const)))
        const results: Table = {
          name: 'results',
          columns: ['id integer', 'team text', 'points integer'],
          rows: rows.map(([team, one], i) => [i + 1, team, one]),
        }
        return { results, means: points.map(average) }
      },
      ({ results, means }) => {
        const all = average(results.rows.map(([, , one]) => Number(one)))
        return Math.abs(all - average(means)) > 0.3 && Number.isInteger(average(means) * 2)
      },
    )
  },
  ask: ({ results }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([results], STATEMENT),
    answerHint: 'A number, with a decimal place if it has one.',
  }),
  key: ({ means }) => ({ kind: 'numeric', value: average(means), tolerance: { absolute: 0.01 } }),
  why: ({ means }) =>
    `The inner query gives one mean for each team: ${means.join(', ')}. The outer one takes the mean of these, so a team with few rows weighs as much as a team with many. \`AVG(points)\` over the whole table would be another number.`,
  source: ['ISO/IEC 9075-2:2023, aggregate function, derived table'],
})
