import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT, tableOf } from './sum-over-self-join.template'

export default check(task, {
  key: ({ sales, at }, { sql }) =>
    onlyCell(
      sql(runnable([tableOf(sales)], STATEMENT)).flatMap(([day = null, soFar = null]) =>
        day === at ? [[soFar]] : [],
      ),
    ),
})
