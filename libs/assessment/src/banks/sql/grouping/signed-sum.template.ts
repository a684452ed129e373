import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { sumOf } from '../groups'

const ITEMS = ['bolts', 'hinges', 'nails', 'screws'] as const
/** What adds to the stock, and what else there is. */
const ADDS = ['bought', 'returned'] as const
const TAKES = ['sold', 'lost'] as const

export const statementOf = ({ item, adds }: { item: string; adds: string }): string => `SELECT SUM(
  CASE WHEN kind = '${adds}' THEN pieces ELSE -pieces END
)
FROM moves
WHERE item = '${item}';`

export default template({
  id: 'sql/grouping/signed-sum',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'CASE gives every row its own value before the sum is made, and ELSE takes every other row, of whatever kind.',
  params: (rng) => {
    const [item = 'bolts', other = 'nails'] = rng.sample(ITEMS, 2)
    const adds = rng.pick(ADDS)
    const pieces = () => rng.int(2, 9) * 10
    const moves = rng.shuffle([
      { item, kind: adds, pieces: rng.int(20, 40) * 10 },
      { item, kind: adds, pieces: pieces() },
      ...TAKES.map((kind) => ({ item, kind, pieces: pieces() })),
      { item, kind: rng.pick(TAKES), pieces: rng.int(1, 9) * 5 },
      { item: other, kind: adds, pieces: pieces() },
      { item: other, kind: rng.pick(TAKES), pieces: pieces() },
    ])
    return { moves, item, adds }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([tableOf(p.moves)], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ moves, item, adds }) => ({
    kind: 'numeric',
    value: sumOf(
      moves
        .filter((move) => move.item === item)
        .map(({ kind, pieces }) => (kind === adds ? pieces : -pieces)),
    ),
    tolerance: { absolute: 0 },
  }),
  why: ({ item, adds }) => `Of ${item}, what was ${adds} counts up and every other kind counts down.`,
  source: ['ISO/IEC 9075-2:2023, case expression, aggregate function'],
})

interface Move {
  item: string
  kind: string
  pieces: number
}
export function tableOf(moves: readonly Move[]): Table {
  return {
    name: 'moves',
    columns: ['item text', 'kind text', 'pieces integer'],
    rows: moves.map(({ item, kind, pieces }) => [item, kind, pieces]),
  }
}
