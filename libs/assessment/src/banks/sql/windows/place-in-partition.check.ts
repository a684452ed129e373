import { check } from '../../../checks/check'
import { onlyText } from '../answers'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './place-in-partition.template'

export default check(task, {
  key: (p, { sql }) => onlyText(sql(runnable([tableOf(p.results)], statementOf(p)))),
})
