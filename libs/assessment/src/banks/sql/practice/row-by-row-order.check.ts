import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './row-by-row-order.template'

export default check(task, {
  key: ({ products, at, sorting }, { sql }) => ({
    kind: 'short',
    accept: [String(sql(runnable([products], statementOf(sorting)))[at - 1]?.[0])],
  }),
})
