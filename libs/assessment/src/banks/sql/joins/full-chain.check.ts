import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './full-chain.template'

export default check(task, {
  key: ({ names, tables, way }, { sql }) => onlyCell(sql(runnable(tables, statementOf(names, way)))),
})
