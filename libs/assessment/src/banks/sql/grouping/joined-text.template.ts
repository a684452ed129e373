import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const TEAMS = ['blue', 'green', 'red'] as const
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
const SORTS = ['points', 'points DESC', 'player DESC'] as const
type Result = readonly [player: string, team: string, points: number]

export const statementOf = ({ team, sort }: { team: string; sort: string }): string =>
  `SELECT STRING_AGG(player, '-' ORDER BY ${sort})
FROM results
WHERE team = '${team}';`
export const tableOf = (results: readonly Result[]): Table => ({
  name: 'results',
  columns: ['player text', 'team text', 'points integer'],
  rows: results,
})

export default template({
  id: 'sql/grouping/joined-text',
  revision: 1,
  kind: 'short',
  topic: 'grouping',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'An aggregate that joins texts has an order of its own; rows are not joined as they stand in the table.',
  params: (rng) => {
    const [team = 'red', other = 'blue'] = rng.sample(TEAMS, 2)
    const own = rng.int(4, 5)
    const points = rng.sample([12, 15, 21, 24, 33, 37, 42, 48, 56], own + 2)
    const players = rng.sample(LETTERS, own + 2)
    const results = rng.shuffle(
      players.map((player, i): Result => [player, i < own ? team : other, points[i] ?? 0]),
    )
    return { results, team, sort: rng.pick(SORTS) }
  },
  ask: (p) => ({
    stem: 'What text does this statement return in SQLite 3.54?',
    code: shownWith([tableOf(p.results)], statementOf(p)),
    answerHint: 'Letters with a dash between them and no spaces, such as X-Y-Z.',
  }),
  key: ({ results, team, sort }) => {
    const sorted = results
      .filter(([, own]) => own === team)
      .sort(([left, , x], [right, , y]) => {
        if (sort === 'player DESC') return left < right ? 1 : -1
        return sort === 'points' ? x - y : y - x
      })
    return { kind: 'short', accept: [sorted.map(([player]) => player).join('-')] }
  },
  why: ({ team, sort }) => `The players of ${team} are joined in the order of ${sort}.`,
  source: [
    'SQLite 3.54, "Built-in Aggregate Functions"',
    'ISO/IEC 9075-2:2023, aggregate function (LISTAGG)',
  ],
})
