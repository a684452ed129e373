import { check } from '../../../checks/check'
import { runnable } from '../table'
import { rowCount } from '../answers'
import task, { statementOf, tableOf } from './one-row-of-nothing.template'

export default check(task, {
  key: ({ sales, parts }, { sql }) => rowCount(sql(runnable([tableOf(sales)], statementOf(parts)))),
})
