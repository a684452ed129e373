import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf, tableOf } from './signed-sum.template'

export default check(task, {
  key: (p, { sql }) => onlyCell(sql(runnable([tableOf(p.moves)], statementOf(p)))),
})
