import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './totals-of-totals.template'

export default check(task, {
  key: ({ sales, measure, at }, { sql }) =>
    onlyCell(
      sql(runnable([tableOf(sales)], statementOf(measure))).flatMap(([month, x = null]) =>
        month === at ? [[x]] : [],
      ),
    ),
})
