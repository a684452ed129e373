import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT } from './added-once.template'

export default check(task, { key: ({ gifts }, { sql }) => onlyCell(sql(runnable([gifts], STATEMENT))) })
