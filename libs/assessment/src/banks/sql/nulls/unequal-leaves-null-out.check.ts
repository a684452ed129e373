import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './unequal-leaves-null-out.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(runnable([p.tasks], statementOf(p)))) })
