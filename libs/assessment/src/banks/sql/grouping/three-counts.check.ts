import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './three-counts.template'

export default check(task, {
  key: ({ people, what }, { sql }) => onlyCell(sql(runnable([people], statementOf(what)))),
})
