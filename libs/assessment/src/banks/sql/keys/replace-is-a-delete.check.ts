import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import task, { statementsOf } from './replace-is-a-delete.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(statementsOf(p))) })
