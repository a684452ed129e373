import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './exists-of-a-count.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(runnable(p.tables, statementOf(p)))) })
