import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './where-nulls-stand.template'

export default check(task, {
  key: (p, { sql }) => {
    const names = p.table.rows.map(([name]) => name)
    const rows = sql(runnable([p.table], statementOf(p)))
    return { kind: 'ordering', orders: [rows.map(([name = null]) => names.indexOf(name))] }
  },
})
