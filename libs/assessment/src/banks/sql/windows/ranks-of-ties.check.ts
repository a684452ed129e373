import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './ranks-of-ties.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(runnable([p.results], statementOf(p)))) })
