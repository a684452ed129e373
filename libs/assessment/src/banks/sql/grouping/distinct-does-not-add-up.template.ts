import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { countOfDifferent } from '../groups'

const VISITORS = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay'] as const

export const STATEMENT = `SELECT SUM(n)
FROM (
  SELECT COUNT(DISTINCT visitor) AS n
  FROM visits
  GROUP BY day
) AS days;`

export default template({
  id: 'sql/grouping/distinct-does-not-add-up',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'Distinct values counted by group do not add up to the distinct values of all: who is in two groups counts twice.',
  params: (rng) => {
    const days = Array.from({ length: rng.int(3, 4) }, (_, i) => ({
      day: i + 1,
      came: rng.sample(VISITORS, rng.int(2, 4)),
    }))
    const seen = days.flatMap(({ day, came }) => came.map((visitor) => [day, visitor] as const))
    const visits: Table = {
      name: 'visits',
      columns: ['day integer', 'visitor text'],
      // Some come twice on one day.
      rows: rng.shuffle([...seen, ...rng.sample(seen, rng.int(2, 4))]),
    }
    return { visits }
  },
  ask: ({ visits }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([visits], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ visits }) => ({
    kind: 'numeric',
    value: countOfDifferent(visits.rows),
    tolerance: { absolute: 0 },
  }),
  why: () => 'Within a day a visitor counts once, over several days once for each of them.',
  source: ['ISO/IEC 9075-2:2023, aggregate function, group by clause'],
})
