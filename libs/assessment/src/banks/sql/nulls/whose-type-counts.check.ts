import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import task, { statementsOf } from './whose-type-counts.template'

export default check(task, { key: (p, { sql }) => onlyCell(sql(statementsOf(p))) })
