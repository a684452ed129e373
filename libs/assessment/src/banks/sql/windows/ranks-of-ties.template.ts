import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const NAMES = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay', 'Gus', 'Hal'] as const
const FUNCTIONS = ['RANK', 'DENSE_RANK'] as const

export const statementOf = ({ by, who }: { by: string; who: string }): string => `SELECT place
FROM (
  SELECT name, ${by}() OVER (ORDER BY points DESC) AS place
  FROM results
) AS ranked
WHERE name = '${who}';`

export default template({
  id: 'sql/windows/ranks-of-ties',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 3,
  nudge: 0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'After a tie RANK leaves places out and DENSE_RANK does not.',
  params: (rng) => {
    const [top = 9, tied = 8, low = 7, last = 6] = rng
      .sample([91, 86, 84, 77, 73, 68, 64], 4)
      .sort((x, y) => y - x)
    const points = [top, ...Array.from({ length: rng.int(2, 4) }, () => tied), low, last]
    const names = rng.sample(NAMES, points.length)
    const results: Table = {
      name: 'results',
      columns: ['name text', 'points integer'],
      rows: rng.shuffle(points.map((won, i) => [names[i] ?? '', won])),
    }
    // Below the tie the two functions differ.
    return { results, by: rng.pick(FUNCTIONS), who: rng.pick(names.slice(-2)) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.results], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ results, by, who }) => {
    const own = Number(results.rows.find(([name]) => name === who)?.[1])
    const better = results.rows.map(([, points]) => Number(points)).filter((points) => points > own)
    const value = 1 + (by === 'RANK' ? better.length : new Set(better).size)
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: ({ by }) =>
    by === 'RANK'
      ? 'RANK is one more than the number of better rows.'
      : 'DENSE_RANK is one more than the number of better values.',
  source: ['ISO/IEC 9075-2:2023, window function'],
})
