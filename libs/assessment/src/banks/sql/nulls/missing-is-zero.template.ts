import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const TEAMS = ['Comets', 'Herons', 'Otters', 'Wolves'] as const
const RESULTS = { name: 'results', columns: ['id integer', 'team text', 'points integer'] }

type Result = readonly [team: string, points: number | null]
const toCase = (name: string, results: readonly Result[]) =>
  caseOf(
    name,
    [{ ...RESULTS, rows: results.map((result, i) => [i + 1, ...result]) }],
    ['team', 'average'],
    [...new Set(results.map(([team]) => team))].map((team): Cell[] => {
      const own = results.filter(([one]) => one === team)
      return [team, own.reduce((sum, [, points]) => sum + (points ?? 0), 0) / own.length]
    }),
  )

export default template({
  id: 'sql/nulls/missing-is-zero',
  revision: 1,
  kind: 'code-sql',
  topic: 'nulls',
  grade: 3,
  nudge: -0.3,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'Aggregates leave NULL out, of the sum and of the number; what counts as 0 is made 0 before.',
  params: (rng) => {
    const [one = 'Comets', other = 'Herons', third = 'Otters'] = rng.sample(TEAMS, 3)
    const points = () => rng.int(1, 20) * 2
    return {
      cases: [
        toCase(
          'one missing',
          rng.shuffle([
            [one, points()],
            [one, null],
            [other, points()],
            [other, points()],
          ] as const),
        ),
        toCase('two of three missing', [
          [one, null],
          [one, points()],
          [one, null],
          [other, points()],
        ]),
        toCase('all missing', [
          [third, null],
          [third, null],
          [other, points()],
        ]),
        toCase('a rest', [
          [one, 1],
          [one, 2],
          [other, 5],
          [other, null],
        ]),
        toCase('a real zero', [
          [one, 0],
          [one, points()],
          [other, 0],
          [other, null],
          [third, points()],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'For each team show `team` and the average of its `points`, not rounded. A result without points counts as 0.',
    code: definitions([RESULTS]),
    answerHint: 'One SELECT with two columns, one row for each team, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'AVG divides by the number of values that are not NULL; COALESCE around it only changes a team without any.',
  source: ['ISO/IEC 9075-2:2023, aggregate function', 'SQLite documentation, Built-in Aggregate Functions'],
})
