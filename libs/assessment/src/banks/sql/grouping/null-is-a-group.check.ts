import { check } from '../../../checks/check'
import { runnable } from '../table'
import { rowCount } from '../answers'
import task, { statementOf } from './null-is-a-group.template'

export default check(task, {
  key: ({ people, form }, { sql }) => rowCount(sql(runnable([people], statementOf(form)))),
})
