import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './ties-in-running-total.template'

export default check(task, {
  key: ({ payments, order, at }, { sql }) =>
    onlyCell(
      sql(runnable([tableOf(payments)], statementOf(order))).flatMap(([id, x = null]) =>
        id === at ? [[x]] : [],
      ),
    ),
})
