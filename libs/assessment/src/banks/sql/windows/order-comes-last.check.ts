import { check } from '../../../checks/check'
import { orderOf } from '../answers'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './order-comes-last.template'

export default check(task, {
  key: ({ runners, sort, shown }, { sql }) =>
    orderOf(sql(runnable([tableOf(runners)], statementOf(sort))), shown),
})
