import { check } from '../../../checks/check'
import type { Table } from '../table'
import { runnable } from '../table'
import type { Subject } from './same-as-inner.template'
import task from './same-as-inner.template'

/** Twins on both sides, a left row without a match, a right row without one, NULL in every column. */
const tablesOf = ({ one, many, key, size }: Subject, over: number): Table[] => [
  {
    name: one,
    columns: ['id integer', 'name text'],
    rows: [
      [1, 'x'],
      [1, 'x'],
      [2, 'y'],
      [3, null],
      [4, 'none'],
      [null, 'lost'],
    ],
  },
  {
    name: many,
    columns: ['id integer', `${key} integer`, `${size} integer`],
    rows: [
      [1, 1, over + 1],
      [2, 1, over + 1],
      [3, 1, over],
      [4, 2, over - 1],
      [5, 3, over + 2],
      [6, 3, null],
      [7, 9, over + 3],
      [8, null, over + 4],
    ],
  },
]

/** What the statement of the task gives on them: each twin with each of its twin rows, and the one without a name. */
const wantedOf = (over: number) => [...Array.from({ length: 4 }, () => ['x', over + 1]), [null, over + 2]]

export default check(task, {
  option: ({ subject, over }, text, { sql }) => {
    const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).sort()
    const rows = sql(runnable(tablesOf(subject, over), `${text};`))
    return JSON.stringify(sorted(rows)) === JSON.stringify(sorted(wantedOf(over)))
  },
})
