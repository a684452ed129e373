import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT } from './not-in-with-null.template'

export default check(task, {
  key: ({ users, blocks }, { sql }) => onlyCell(sql(runnable([users, blocks], STATEMENT))),
})
