import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT } from './distinct-does-not-add-up.template'

export default check(task, { key: ({ visits }, { sql }) => onlyCell(sql(runnable([visits], STATEMENT))) })
