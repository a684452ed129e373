import { check } from '../../../checks/check'
import { runnable } from '../table'
import { whole } from '../answers'
import task, { statementOf } from './distinct-rows.template'

export default check(task, {
  key: ({ table, columns, form }, { sql }) =>
    whole(sql(runnable([table], statementOf(table.name, form, columns))).length),
})
