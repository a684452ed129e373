import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './lead-over-the-end.template'

export default check(task, {
  key: (p, { sql }) =>
    onlyCell(
      sql(runnable([tableOf(p.readings)], statementOf(p))).flatMap(([day, x = null]) =>
        day === p.at ? [[x]] : [],
      ),
    ),
})
