import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './nobody-beats-it.template'

export default check(task, {
  key: ({ subject, table, way }, { sql }) => onlyCell(sql(runnable([table], statementOf(subject, way)))),
})
