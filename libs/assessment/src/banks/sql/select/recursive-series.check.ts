import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import task, { statementOf } from './recursive-series.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(statementOf(p))) })
