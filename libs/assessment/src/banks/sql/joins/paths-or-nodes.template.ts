import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { table: 'links', from: 'page', to: 'leads_to' },
  { table: 'pipes', from: 'tank', to: 'flows_to' },
  { table: 'flights', from: 'airport', to: 'goes_to' },
  { table: 'packages', from: 'package', to: 'needs' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const NODES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

type Edge = readonly [from: number, to: number]
interface Parts {
  subject: Subject
  start: number
  all: boolean
}
const nodeOf = (i: number): string => NODES[i] ?? ''
export const statementOf = ({ subject: { table, from, to }, start, all }: Parts): string =>
  `WITH RECURSIVE reached (name) AS (
  SELECT '${nodeOf(start)}'
  UNION${all ? ' ALL' : ''}
  SELECT t.${to}
  FROM reached r
  JOIN ${table} t ON t.${from} = r.name
)
SELECT COUNT(*)
FROM reached;`

function nodesFrom(start: number, edges: readonly Edge[]): number {
  const seen = new Set([start])
  for (const node of seen) for (const [from, to] of edges) if (from === node) seen.add(to)
  return seen.size
}
/** Ways to walk on from a node, the one of standing still included. */
const pathsFrom = (start: number, edges: readonly Edge[]): number =>
  edges.reduce((sum, [from, to]) => sum + (from === start ? pathsFrom(to, edges) : 0), 1)

export default template({
  id: 'sql/joins/paths-or-nodes',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 5,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'In a recursion UNION drops a row that came before and so counts places, also in a circle; UNION ALL counts ways to get there.',
  params: (rng) => {
    const start = rng.int(0, 1)
    const forward = drawnUntil(
      () => {
        const pairs = NODES.flatMap((_, i) => NODES.slice(i + 1).map((_, j): Edge => [i, i + 1 + j]))
        return rng.sample(pairs, rng.int(7, 10))
      },
      (drawn) => {
        const [nodes, paths] = [nodesFrom(start, drawn), pathsFrom(start, drawn)]
        const edges = drawn.filter(([from]) => from >= start).length
        return nodes > 3 && paths > nodes && paths < 16 && paths !== edges && nodes < NODES.length
      },
    )
    const all = rng.chance() < 0.6
    // Only UNION comes to an end in a circle.
    const [back = [2, 0] as const] = rng.sample(
      forward.map(([from, to]): Edge => [to, from]),
      1,
    )
    const edges = rng.shuffle(all ? forward : [...forward, back])
    const subject = rng.pick(SUBJECTS)
    const table: Table = {
      name: subject.table,
      columns: [`${subject.from} text`, `${subject.to} text`],
      rows: edges.map(([from, to]) => [nodeOf(from), nodeOf(to)]),
    }
    return { subject, start, all, edges, table }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.table], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ start, all, edges }) => whole(all ? pathsFrom(start, edges) : nodesFrom(start, edges)),
  why: ({ all, start }) =>
    all
      ? `Each way that begins at ${nodeOf(start)} gives a row, so what is reached on two ways is there twice, and all behind it.`
      : `UNION keeps each name once: all that can be reached from ${nodeOf(start)}, itself included.`,
  source: [
    'ISO/IEC 9075-2:2023, query expression: recursive with clause',
    'SQLite documentation, WITH: queries against a graph',
  ],
})
