import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './more-than-the-boss.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(runnable([p.staff], statementOf(p)))) })
