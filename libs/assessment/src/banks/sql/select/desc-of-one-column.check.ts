import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './desc-of-one-column.template'

export default check(task, {
  key: (p, { sql }) => {
    const names = p.results.rows.map(([name]) => name)
    const rows = sql(runnable([p.results], statementOf(p)))
    return { kind: 'ordering', orders: [rows.map(([name = null]) => names.indexOf(name))] }
  },
})
