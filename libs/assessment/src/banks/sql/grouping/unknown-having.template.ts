import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { groupsBy, sumOf } from '../groups'

const TEAMS = ['red', 'blue', 'green', 'grey', 'pink', 'white', 'brown', 'black'] as const
type Bonus = readonly [team: string, amount: number | null]

/** What HAVING says of the sum of a team, and whether a sum that is known passes. */
const CONDITIONS = {
  'NOT (SUM(amount) > LIMIT)': (sum: number, limit: number) => sum <= limit,
  'SUM(amount) <= LIMIT': (sum: number, limit: number) => sum <= limit,
  'SUM(amount) <> LIMIT': (sum: number, limit: number) => sum !== limit,
  'SUM(amount) < LIMIT OR SUM(amount) >= LIMIT': () => true,
} as const
export type Condition = keyof typeof CONDITIONS

export const statementOf = ({ condition, limit }: { condition: Condition; limit: number }): string =>
  `SELECT team
FROM bonuses
GROUP BY team
HAVING ${condition.replaceAll('LIMIT', String(limit))};`
export const tableOf = (bonuses: readonly Bonus[]): Table => ({
  name: 'bonuses',
  columns: ['team text', 'amount integer'],
  rows: bonuses,
})

export default template({
  id: 'sql/grouping/unknown-having',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'The sum of nothing but NULLs is NULL, so a condition and its negation both leave the group out; one NULL among numbers is no matter.',
  params: (rng) => {
    const limit = rng.int(3, 6) * 10
    const [unknown = 'red', ...known] = rng.sample(TEAMS, rng.int(4, 8))
    const bonuses = rng.shuffle<Bonus>([
      [unknown, null],
      [unknown, null],
      ...known.flatMap((team, i): Bonus[] => [
        [team, rng.int(1, 7) * 10],
        [team, i === 0 ? null : rng.int(0, 3) * 10],
      ]),
    ])
    return { bonuses, limit, condition: rng.pick(Object.keys(CONDITIONS) as Condition[]) }
  },
  ask: (p) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([tableOf(p.bonuses)], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ bonuses, limit, condition }) => {
    const sums = groupsBy(bonuses, ([team]) => team).flatMap((rows) => {
      const known = rows.flatMap(([, amount]) => (amount === null ? [] : [amount]))
      return known.length > 0 ? [sumOf(known)] : []
    })
    return {
      kind: 'numeric',
      value: sums.filter((sum) => CONDITIONS[condition](sum, limit)).length,
      tolerance: { absolute: 0 },
    }
  },
  why: () =>
    'SUM leaves NULLs out; of a team that has nothing else it is NULL, and HAVING keeps only what is true.',
  source: ['ISO/IEC 9075-2:2023, aggregate function, having clause, search condition'],
})
