import { template } from '../../../tasks/template'
import { whole } from '../answers'

export interface Series {
  start: number
  by: '+' | '*'
  step: number
  test: '<' | '<='
  limit: number
  what: 'MAX(n)' | 'COUNT(*)' | 'SUM(n)'
}
export const statementOf = ({
  start,
  by,
  step,
  test,
  limit,
  what,
}: Series): string => `WITH RECURSIVE steps (n) AS (
  SELECT ${start}
  UNION ALL
  SELECT n ${by} ${step}
  FROM steps
  WHERE n ${test} ${limit}
)
SELECT ${what}
FROM steps;`

function numbersOf({ start, by, step, test, limit }: Series): number[] {
  const numbers = [start]
  for (let n = start; test === '<' ? n < limit : n <= limit;) {
    n = by === '+' ? n + step : n * step
    numbers.push(n)
  }
  return numbers
}

export default template({
  id: 'sql/select/recursive-series',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 4,
  nudge: -0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'In a recursion the condition is asked of the row before: the last row may be past the limit.',
  params: (rng): Series => {
    const isSum = rng.chance() < 0.7
    const start = isSum ? rng.int(1, 9) : rng.int(1, 4)
    const step = isSum ? rng.int(3, 9) : rng.int(2, 3)
    const times = rng.int(3, 5)
    const last = isSum ? start + times * step : start * step ** times
    // Now and then the limit itself is met, where < and <= part.
    const limit = rng.chance() < 0.4 ? last : last - rng.int(1, isSum ? step - 1 : last / step - 1)
    return {
      start,
      step,
      limit,
      by: isSum ? '+' : '*',
      test: rng.pick(['<', '<='] as const),
      what: rng.pick(['MAX(n)', 'COUNT(*)', 'SUM(n)'] as const),
    }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: statementOf(p),
    answerHint: 'One whole number.',
  }),
  key: (p) => {
    const numbers = numbersOf(p)
    const sum = numbers.reduce((total, n) => total + n, 0)
    return whole({ 'MAX(n)': Math.max(...numbers), 'COUNT(*)': numbers.length, 'SUM(n)': sum }[p.what])
  },
  why: (p) => `The rows are ${numbersOf(p).join(', ')}: a row that passes the condition gives one more.`,
  source: [
    'ISO/IEC 9075-2:2023, query expression: recursive with clause',
    'SQLite documentation, WITH: recursive common table expressions',
  ],
})
