import { check } from '../../../checks/check'
import { runnable } from '../table'
import { rowCount } from '../answers'
import task, { statementOf, tableOf } from './unknown-having.template'

export default check(task, {
  key: (p, { sql }) => rowCount(sql(runnable([tableOf(p.bonuses)], statementOf(p)))),
})
