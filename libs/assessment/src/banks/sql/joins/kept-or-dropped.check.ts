import { check } from '../../../checks/check'
import { whole } from '../answers'
import { runnable } from '../table'
import task, { statementOf } from './kept-or-dropped.template'

export default check(task, {
  key: ({ subject, tables, join }, { sql }) =>
    whole(sql(runnable(tables, statementOf(subject, join))).length),
})
