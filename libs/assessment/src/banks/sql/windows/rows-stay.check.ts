import { check } from '../../../checks/check'
import { rowCount } from '../answers'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './rows-stay.template'

export default check(task, {
  key: ({ scores, form }, { sql }) => rowCount(sql(runnable([tableOf(scores)], statementOf(form)))),
})
