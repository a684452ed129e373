import { check } from '../../../checks/check'
import type { Table } from '../table'
import { runnable } from '../table'
import type { Subject } from './through-the-link.template'
import task, { statementOf } from './through-the-link.template'

/** Numbers that are never the same by chance on both sides. */
const tablesOf = ({ one, link, other, ones, others }: Subject): Table[] => [
  {
    name: one,
    columns: ['id integer', 'name text'],
    rows: [
      [1, 'a1'],
      [2, 'a2'],
      [3, 'a3'],
    ],
  },
  {
    name: link,
    columns: ['id integer', `${ones} integer`, `${others} integer`],
    rows: [
      [1, 2, 3],
      [2, 2, 4],
      [3, 3, 2],
      [4, 1, 1],
    ],
  },
  {
    name: other,
    columns: ['id integer', 'name text'],
    rows: [
      [1, 'b1'],
      [2, 'b2'],
      [3, 'b3'],
      [4, 'b4'],
    ],
  },
]
const WANTED = ['a1,b1', 'a2,b3', 'a2,b4', 'a3,b2']

export default check(task, {
  option: ({ subject }, text, { sql }) => {
    const rows = sql(runnable(tablesOf(subject), statementOf(subject, text)))
    return JSON.stringify(rows.map(String).sort()) === JSON.stringify(WANTED)
  },
})
