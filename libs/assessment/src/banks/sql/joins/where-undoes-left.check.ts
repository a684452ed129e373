import { check } from '../../../checks/check'
import type { Table } from '../table'
import { runnable } from '../table'
import task from './where-undoes-left.template'

/** One that has two that count, one that has none over the line, one that has none at all. */
const tablesOf = (
  { left, right, key, amount }: Record<'left' | 'right' | 'key' | 'amount', string>,
  over: number,
): Table[] => [
  {
    name: left,
    columns: ['id integer', 'name text'],
    rows: [
      [1, 'both'],
      [2, 'under'],
      [3, 'none'],
    ],
  },
  {
    name: right,
    columns: ['id integer', `${key} integer`, `${amount} integer`],
    rows: [
      [1, 1, over + 1],
      [2, 1, over + 5],
      [3, 1, over],
      [4, 2, over - 1],
    ],
  },
]
const WANTED = [
  ['both', 2],
  ['none', 0],
  ['under', 0],
]

export default check(task, {
  option: ({ subject, over }, text, { sql }) =>
    JSON.stringify([...sql(runnable(tablesOf(subject, over), text))].sort()) === JSON.stringify(WANTED),
})
