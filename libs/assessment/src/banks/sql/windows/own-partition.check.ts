import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './own-partition.template'

export default check(task, {
  key: ({ things, measure, asked }, { sql }) =>
    onlyCell(
      sql(runnable([tableOf(things)], statementOf(measure))).flatMap(([name, x = null]) =>
        name === asked ? [[x]] : [],
      ),
    ),
})
