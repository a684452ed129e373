import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const VISITS = { name: 'visits', columns: ['person text', 'day integer'] }
const PEOPLE = ['Ana', 'Bela', 'Cem'] as const

/** The days on which each person came, as often as they did. */
type Days = readonly (readonly number[])[]
function longestRun(days: readonly number[]): number {
  const came = new Set(days)
  const runFrom = (day: number): number => (came.has(day) ? 1 + runFrom(day + 1) : 0)
  return Math.max(...days.map(runFrom))
}
const toCase = (name: string, visits: Days) =>
  caseOf(
    name,
    [{ ...VISITS, rows: visits.flatMap((days, i) => days.map((day) => [PEOPLE[i] ?? '', day])) }],
    ['person', 'days'],
    visits.map((days, i): Cell[] => [PEOPLE[i] ?? '', longestRun(days)]),
  )

export default template({
  id: 'sql/windows/longest-run',
  revision: 1,
  kind: 'code-sql',
  topic: 'windows',
  grade: 5,
  seconds: 480,
  lang: 'sql',
  status: 'active',
  idea: 'Days in a row less their number in that row are all the same, so a run is a group; rows of one day are one day.',
  params: (rng) => {
    const from = rng.int(1, 40)
    const run = (start: number, length: number) => Array.from({ length }, (_, i) => from + start + i)
    const long = rng.int(4, 6)
    return {
      cases: [
        toCase('a gap', [rng.shuffle([...run(0, 2), ...run(5, 3)]), run(1, rng.int(1, 3))]),
        toCase('several visits a day', [
          [...run(0, 3), ...run(1, 1), ...run(1, 1)],
          [...run(0, 1), ...run(0, 1), ...run(2, 2)],
        ]),
        toCase('the longest first', [[...run(0, long), ...run(20, 2)], run(3, 2)]),
        toCase('two of one length', [
          [...run(0, 3), ...run(8, 3)],
          [...run(0, 1), ...run(4, 1)],
        ]),
        toCase('stored backwards', [
          [...run(0, long)].reverse(),
          [...run(2, 2), ...run(7, 1)].reverse(),
          run(9, 1),
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Each row is one visit of a person on a day, which is a running number; there can be several on one day. For each person show `person` and the length of the longest run of days in a row on which they came.',
    code: definitions([VISITS]),
    answerHint: 'One SELECT with two columns, one row for each person, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'With DISTINCT days, day − ROW_NUMBER() names the run; without it a second visit on a day breaks the run.',
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
