import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './bands-that-touch.template'

export default check(task, {
  key: ({ subject, tables, ends }, { sql }) => onlyCell(sql(runnable(tables, statementOf(subject, ends)))),
})
