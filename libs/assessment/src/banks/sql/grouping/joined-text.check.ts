import { check } from '../../../checks/check'
import { runnable } from '../table'
import { onlyText } from '../answers'
import task, { statementOf, tableOf } from './joined-text.template'

export default check(task, {
  key: (p, { sql }) => onlyText(sql(runnable([tableOf(p.results)], statementOf(p)))),
})
