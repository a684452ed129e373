import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { inserts, leftOut } from './attempts'
import task, { definitionOf } from './pair-is-unique.template'

export default check(task, {
  key: ({ subject, pairs, constraint }, { sql }) =>
    onlyCell(
      sql(
        `${definitionOf(subject, constraint)} ${leftOut(inserts(subject.table, pairs))}
         SELECT COUNT(*) FROM ${subject.table};`,
      ),
    ),
})
