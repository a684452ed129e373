import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const TEAMS = ['red', 'blue', 'green', 'grey'] as const

export interface Filters {
  each: number
  sum: number
}
export const statementOf = ({ each, sum }: Filters): string => `SELECT COUNT(*)
FROM (
  SELECT team
  FROM scores
  WHERE points >= ${each}
  GROUP BY team
  HAVING SUM(points) > ${sum}
) AS kept;`

export default template({
  id: 'sql/grouping/where-or-having',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'WHERE takes rows away before the sums are made, HAVING takes groups away after.',
  params: (rng) => {
    const each = rng.int(3, 5)
    const sum = each * 3
    const points = () => rng.int(1, each * 2)
    const scores: Table = {
      name: 'scores',
      columns: ['team text', 'points integer'],
      rows: rng.shuffle([
        // One team that is over the line only with the rows that fall out.
        ...([each - 1, each - 1, each, each + 1] as const).map((n) => [TEAMS[0], n] as const),
        ...TEAMS.slice(1).flatMap((team) =>
          Array.from({ length: rng.int(2, 3) }, () => [team, points()] as const),
        ),
      ]),
    }
    return { scores, each, sum }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.scores], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ scores, each, sum }) => {
    const totals = new Map<unknown, number>()
    for (const [team, points] of scores.rows)
      if (Number(points) >= each) totals.set(team, (totals.get(team) ?? 0) + Number(points))
    return {
      kind: 'numeric',
      value: [...totals.values()].filter((total) => total > sum).length,
      tolerance: { absolute: 0 },
    }
  },
  why: ({ each, sum }) =>
    `Rows under ${each} are gone before the teams are summed; a team stays when what is left is over ${sum}.`,
  source: ['ISO/IEC 9075-2:2023, where clause, having clause'],
})
