import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './one-row-or-none.template'

export default check(task, {
  key: ({ orders, ...asked }, { sql }) => ({
    kind: 'numeric',
    value: sql(runnable([orders], statementOf(asked))).length,
    tolerance: { absolute: 0 },
  }),
})
