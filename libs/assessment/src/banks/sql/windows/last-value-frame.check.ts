import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './last-value-frame.template'

export default check(task, {
  key: (p, { sql }) =>
    onlyCell(
      sql(runnable([tableOf(p.prices)], statementOf(p))).flatMap(([day, x = null]) =>
        day === p.at ? [[x]] : [],
      ),
    ),
})
