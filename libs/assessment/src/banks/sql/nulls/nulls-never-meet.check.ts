import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './nulls-never-meet.template'

export default check(task, {
  key: ({ subject, tables, join }, { sql }) => onlyCell(sql(runnable(tables, statementOf(subject, join)))),
})
