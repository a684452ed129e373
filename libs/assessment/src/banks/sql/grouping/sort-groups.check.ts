import { check } from '../../../checks/check'
import { runnable } from '../table'
import { orderOf } from '../answers'
import task, { statementOf } from './sort-groups.template'

export default check(task, {
  key: (p, { sql }) => orderOf(sql(runnable([p.scores], statementOf(p))), p.names),
})
