import { check } from '../../../checks/check'
import { runnable } from '../table'
import { whole } from '../answers'
import task, { statementOf } from './union-or-union-all.template'

export default check(task, {
  key: ({ names, tables, all }, { sql }) => whole(sql(runnable(tables, statementOf(names, all))).length),
})
