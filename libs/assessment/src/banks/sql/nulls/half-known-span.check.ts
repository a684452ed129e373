import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './half-known-span.template'

export default check(task, {
  key: ({ subject, table, way, at }, { sql }) =>
    onlyCell(sql(runnable([table], statementOf(subject, way, at)))),
})
