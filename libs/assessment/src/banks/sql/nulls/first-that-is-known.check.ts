import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './first-that-is-known.template'

export default check(task, {
  key: ({ table, ...parts }, { sql }) => onlyCell(sql(runnable([table], statementOf(table, parts)))),
})
