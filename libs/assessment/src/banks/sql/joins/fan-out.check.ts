import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT } from './fan-out.template'

export default check(task, {
  key: ({ invoices, payments }, { sql }) => onlyCell(sql(runnable([invoices, payments], STATEMENT))),
})
