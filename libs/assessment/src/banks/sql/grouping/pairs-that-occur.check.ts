import { check } from '../../../checks/check'
import { runnable } from '../table'
import { rowCount } from '../answers'
import task, { STATEMENT } from './pairs-that-occur.template'

export default check(task, { key: ({ visits }, { sql }) => rowCount(sql(runnable([visits], STATEMENT))) })
