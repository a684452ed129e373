import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './inner-name-wins.template'

export default check(task, {
  key: ({ subject, tables, said }, { sql }) => onlyCell(sql(runnable(tables, statementOf(subject, said)))),
})
