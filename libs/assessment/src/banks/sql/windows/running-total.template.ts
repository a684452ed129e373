import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

export const statementOf = ({
  at,
  preceding,
}: {
  at: number
  preceding: number | null
}): string => `SELECT total
FROM (
  SELECT day, SUM(amount) OVER (
    ORDER BY day${preceding === null ? '' : `\n    ROWS BETWEEN ${preceding} PRECEDING AND CURRENT ROW`}
  ) AS total
  FROM sales
) AS running
WHERE day = ${at};`

export default template({
  id: 'sql/windows/running-total',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'With ORDER BY a window ends at the current row; a frame says where it begins.',
  params: (rng) => {
    const amounts = rng.sample([10, 20, 30, 40, 50, 60, 70, 80, 90], 6)
    const sales: Table = {
      name: 'sales',
      columns: ['day integer', 'amount integer'],
      rows: rng.shuffle(amounts.map((amount, i) => [i + 1, amount])),
    }
    return { sales, at: rng.int(3, 5), preceding: rng.pick([null, 1, 2]) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.sales], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ sales, at, preceding }) => ({
    kind: 'numeric',
    value: sales.rows
      .filter(([day]) => Number(day) <= at && (preceding === null || Number(day) >= at - preceding))
      .reduce((sum, [, amount]) => sum + Number(amount), 0),
    tolerance: { absolute: 0 },
  }),
  why: ({ at, preceding }) =>
    preceding === null
      ? `Without a frame the window holds everything up to day ${at}.`
      : `The frame holds day ${at} and the ${preceding} before it.`,
  source: ['ISO/IEC 9075-2:2023, window clause'],
})
