import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'

const TAGS = ['ash', 'bay', 'elm', 'fir', 'oak', 'yew'] as const
const NAMES = [
  ['spring', 'summer', 'sold'],
  ['north', 'south', 'closed'],
  ['ordered', 'found', 'returned'],
] as const

type Lists = readonly [string[], string[], string[]]
const ORDERS = ['union first', 'except first'] as const
export type Order = (typeof ORDERS)[number]

export const statementOf = ([one, other, gone]: readonly [string, string, string], order: Order): string => {
  const [from, less] = [`SELECT tag FROM ${one}`, `EXCEPT\nSELECT tag FROM ${gone}`]
  const more = `UNION ALL\nSELECT tag FROM ${other}`
  return `${from}\n${order === 'union first' ? `${more}\n${less}` : `${less}\n${more}`};`
}

const without = (tags: readonly string[], gone: readonly string[]) =>
  tags.filter((tag) => !gone.includes(tag))
const rowsOf = ([one, other, gone]: Lists, order: Order): number =>
  order === 'union first'
    ? new Set(without([...one, ...other], gone)).size
    : new Set(without(one, gone)).size + other.length
/** What the misreadings count: duplicates stay, or the right operator binds first. */
const misreadOf = ([one, other, gone]: Lists, order: Order): number[] =>
  order === 'union first'
    ? [without([...one, ...other], gone).length, one.length + new Set(without(other, gone)).size]
    : [
        without(one, gone).length + other.length,
        new Set(without(one, [...gone, ...other])).size,
        new Set([...without(one, gone), ...other]).size,
      ]

export default template({
  id: 'sql/select/union-all-then-except',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'UNION and EXCEPT are worked out from left to right, and EXCEPT removes duplicates of all that came before it, those of UNION ALL too.',
  params: (rng) => {
    const some = (least: number, most: number): string[] =>
      Array.from({ length: rng.int(least, most) }, () => rng.pick(TAGS))
    const { lists, order } = drawnUntil(
      () => ({ lists: [some(4, 5), some(3, 4), some(2, 3)] as Lists, order: rng.pick(ORDERS) }),
      ({ lists, order }) => !misreadOf(lists, order).includes(rowsOf(lists, order)),
    )
    const names = rng.pick(NAMES)
    const tables = lists.map((tags, i): Table => ({
      name: names[i] ?? '',
      columns: ['tag text'],
      rows: tags.map((tag) => [tag]),
    }))
    return { names, lists, order, tables }
  },
  ask: ({ names, order, tables }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith(tables, statementOf(names, order)),
    answerHint: 'One whole number.',
  }),
  key: ({ lists, order }) => whole(rowsOf(lists, order)),
  why: ({ order }) =>
    order === 'union first'
      ? 'EXCEPT comes last, so its result has each row once, although UNION ALL had kept duplicates.'
      : 'EXCEPT comes first and gives each row once; UNION ALL then adds every row of the other table.',
  source: [
    'ISO/IEC 9075-2:2023, query expression: set operators',
    'SQLite documentation, SELECT: compound select statements',
  ],
})
