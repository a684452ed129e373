import { check } from '../../../checks/check'
import { runnable } from '../table'
import { whole } from '../answers'
import task, { statementOf } from './union-all-then-except.template'

export default check(task, {
  key: ({ names, order, tables }, { sql }) => whole(sql(runnable(tables, statementOf(names, order))).length),
})
