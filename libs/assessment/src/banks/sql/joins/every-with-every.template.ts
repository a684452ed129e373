import { template } from '../../../tasks/template'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  {
    one: ['sizes', 'size', ['S', 'M', 'L', 'XL', 'XXL']],
    other: ['colours', 'colour', ['blue', 'green', 'grey', 'red', 'white']],
  },
  {
    one: ['days', 'day', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
    other: ['shifts', 'shift', ['early', 'late', 'night', 'noon', 'spare']],
  },
  {
    one: ['floors', 'floor', ['F1', 'F2', 'F3', 'F4', 'F5']],
    other: ['wings', 'wing', ['east', 'inner', 'north', 'south', 'west']],
  },
  {
    one: ['breads', 'bread', ['bun', 'flat', 'rye', 'toast', 'wheat']],
    other: ['fillings', 'filling', ['cheese', 'egg', 'jam', 'olive', 'tomato']],
  },
] as const

export interface Parts {
  one: readonly [table: string, column: string]
  other: readonly [table: string, column: string]
  comma: boolean
  /** What is left out, if anything is. */
  without: string | null
}
export const statementOf = ({ one: [a, x], other: [b, y], comma, without }: Parts): string =>
  `SELECT a.${x}, b.${y}\nFROM ${a} a${comma ? ',' : ' CROSS JOIN'} ${b} b${without === null ? '' : `\nWHERE a.${x} <> '${without}'`};`

export default template({
  id: 'sql/joins/every-with-every',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 1,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'Tables joined without a condition give each row of one with each row of the other.',
  params: (rng) => {
    const { one, other } = rng.pick(SUBJECTS)
    const [least, most] = rng.pick([
      [2, 4],
      [3, 4],
      [3, 5],
      [4, 5],
      [4, 3],
      [5, 3],
      [5, 4],
      [3, 3],
    ] as const)
    const lists = [rng.sample(one[2], least), rng.sample(other[2], most)] as const
    const tables: Table[] = [
      { name: one[0], columns: [`${one[1]} text`], rows: lists[0].map((cell) => [cell]) },
      { name: other[0], columns: [`${other[1]} text`], rows: lists[1].map((cell) => [cell]) },
    ]
    const parts: Parts = {
      one: [one[0], one[1]],
      other: [other[0], other[1]],
      comma: rng.chance() < 0.5,
      without: rng.chance() < 0.5 ? rng.pick(lists[0]) : null,
    }
    return { tables, parts }
  },
  ask: ({ tables, parts }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith(tables, statementOf(parts)),
    answerHint: 'One whole number.',
  }),
  key: ({ tables: [one, other], parts: { without } }) =>
    whole(((one?.rows.length ?? 0) - (without === null ? 0 : 1)) * (other?.rows.length ?? 0)),
  why: ({ parts: { one, other } }) =>
    `Each row of ${one[0]} that is kept comes with each row of ${other[0]}.`,
  source: ['ISO/IEC 9075-2:2023, joined table: cross join, from clause'],
})
