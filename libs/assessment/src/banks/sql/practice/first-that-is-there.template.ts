import { template } from '../../../tasks/template'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'

const WORDS = [
  'amber',
  'birch',
  'coral',
  'dune',
  'ember',
  'fern',
  'grove',
  'heron',
  'iris',
  'jade',
  'kelp',
  'lark',
] as const
const COLUMNS = ['nickname', 'display_name', 'login'] as const
type Column = (typeof COLUMNS)[number]
const ROWS = 4

interface Asked {
  order: readonly Column[]
  id: number
}
export const statementOf = ({ order, id }: Asked): string =>
  `SELECT COALESCE(${order.join(', ')}, 'guest')\nFROM users\nWHERE id = ${id};`

const valueIn = ({ rows }: Table, id: number, column: Column): Cell =>
  rows.find(([own]) => own === id)?.[COLUMNS.indexOf(column) + 1] ?? null

export default template({
  id: 'sql/practice/first-that-is-there',
  revision: 1,
  kind: 'short',
  topic: 'nulls',
  grade: 1,
  seconds: 60,
  lang: 'sql',
  status: 'active',
  idea: 'COALESCE gives its first argument that is not NULL, in the order in which they are written and not in that of the table.',
  params: (rng) => {
    const order = rng.shuffle(COLUMNS)
    const id = rng.int(1, ROWS)
    const users = drawnUntil(
      (): Table => {
        const words = rng.sample(WORDS, ROWS * COLUMNS.length)
        return {
          name: 'users',
          columns: ['id integer', ...COLUMNS.map((name) => `${name} text`)],
          rows: Array.from({ length: ROWS }, (_, row) => [
            row + 1,
            ...COLUMNS.map((_, i) => (rng.chance() < 0.5 ? null : (words[row * COLUMNS.length + i] ?? null))),
          ]),
        }
      },
      // Something has to be skipped.
      (drawn) => valueIn(drawn, id, order[0] ?? 'login') === null,
    )
    return { users, order, id }
  },
  ask: ({ users, ...asked }) => ({
    stem: 'Which text does this statement return?',
    code: shownWith([users], statementOf(asked)),
    answerHint: 'The text alone, without quotes.',
  }),
  key: ({ users, order, id }) => ({
    kind: 'short',
    accept: [
      String(order.map((column) => valueIn(users, id, column)).find((cell) => cell !== null) ?? 'guest'),
    ],
  }),
  why: ({ order, id }) =>
    `COALESCE goes through its arguments from left to right, ${order.join(', ')} and at last the text guest, and returns the first that is not NULL in the row with id ${id}.`,
  source: ['ISO/IEC 9075-2:2023, case expression (COALESCE)'],
})
