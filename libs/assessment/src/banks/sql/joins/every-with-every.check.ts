import { check } from '../../../checks/check'
import { whole } from '../answers'
import { runnable } from '../table'
import task, { statementOf } from './every-with-every.template'

export default check(task, {
  key: ({ tables, parts }, { sql }) => whole(sql(runnable(tables, statementOf(parts))).length),
})
