import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './rows-are-kept.template'

export default check(task, {
  key: ({ sales, form }, { sql }) => ({
    kind: 'numeric',
    value: sql(runnable([sales], statementOf(form))).length,
    tolerance: { absolute: 0 },
  }),
})
