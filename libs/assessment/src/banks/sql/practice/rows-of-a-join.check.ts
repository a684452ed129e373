import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './rows-of-a-join.template'

export default check(task, {
  key: ({ authors, books, join }, { sql }) => ({
    kind: 'numeric',
    value: sql(runnable([authors, books], statementOf(join))).length,
    tolerance: { absolute: 0 },
  }),
})
