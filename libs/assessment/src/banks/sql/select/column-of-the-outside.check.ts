import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './column-of-the-outside.template'

export default check(task, {
  key: ({ subject, tables }, { sql }) => onlyCell(sql(runnable(tables, statementOf(subject)))),
})
