import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'

interface Asked {
  /** What stands for the row before the first one. */
  before: number | null
  sign: '>' | '<'
}
export const statementOf = ({ before, sign }: Asked): string =>
  `SELECT COUNT(*)
FROM (
  SELECT day, visits - LAG(visits${before === null ? '' : `, 1, ${before}`}) OVER (ORDER BY day) AS step
  FROM traffic
) AS steps
WHERE step ${sign} 0;`

const DAYS = 6
const counted = (visits: readonly number[], before: number | null, sign: '>' | '<'): number =>
  visits.filter((own, i) => {
    const last = i === 0 ? before : (visits[i - 1] ?? null)
    return last !== null && (sign === '>' ? own > last : own < last)
  }).length

export default template({
  id: 'sql/practice/days-that-rose',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'LAG looks at the row before in the order of the window; the first row has none, so a comparison with it is unknown unless a default stands there.',
  params: (rng) =>
    drawnUntil(
      () => {
        const visits = Array.from({ length: DAYS }, () => rng.int(2, 9) * 10)
        const stored = rng.shuffle(visits.map((count, i) => [i + 1, count] as const))
        const traffic: Table = { name: 'traffic', columns: ['day integer', 'visits integer'], rows: stored }
        return {
          visits,
          traffic,
          before: rng.pick([null, null, 0, 100]),
          sign: rng.pick(['>', '<'] as const),
        }
      },
      // Who reads the rows as they are stored comes to another number.
      ({ visits, traffic, before, sign }) =>
        counted(
          traffic.rows.map(([, count]) => Number(count)),
          before,
          sign,
        ) !== counted(visits, before, sign),
    ),
  ask: ({ traffic, ...asked }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([traffic], statementOf(asked)),
    answerHint: 'One whole number.',
  }),
  key: ({ visits, before, sign }) => ({
    kind: 'numeric',
    value: counted(visits, before, sign),
    tolerance: { absolute: 0 },
  }),
  why: ({ visits, before, sign }) =>
    `Sorted by day the visits are ${visits.join(', ')}. Each is compared with the one before it. ${
      before === null
        ? 'Day 1 has none before it, so its step is NULL and it is not counted.'
        : `Day 1 has none before it and is compared with the default, ${before}.`
    } Counted are the days with a step ${sign === '>' ? 'above' : 'below'} 0.`,
  source: ['ISO/IEC 9075-2:2023, window function, lead or lag function'],
})
