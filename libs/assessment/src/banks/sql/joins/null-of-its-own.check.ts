import { check } from '../../../checks/check'
import type { Table } from '../table'
import { runnable } from '../table'
import type { Subject } from './null-of-its-own.template'
import task from './null-of-its-own.template'

/** One with a finished row, one with an open one, one with both, and two without any. */
const tablesOf = ({ one, many, key, when }: Subject): Table[] => [
  {
    name: one,
    columns: ['id integer', 'name integer'],
    rows: [1, 2, 3, 4, 5].map((id) => [id, id]),
  },
  {
    name: many,
    columns: ['id integer', `${key} integer`, `${when} text`],
    rows: [
      [21, 1, '2025-03-01'],
      [22, 2, null],
      [23, 3, null],
      [24, 3, '2025-04-01'],
    ],
  },
]

export default check(task, {
  option: ({ subject }, text, { sql }) =>
    JSON.stringify(
      sql(runnable(tablesOf(subject), `${text};`))
        .flat()
        .sort(),
    ) === '[4,5]',
})
