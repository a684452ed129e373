import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './alias-or-column.template'

export default check(task, {
  key: (p, { sql }) => {
    const table = { name: p.table, columns: ['name text', `${p.column} integer`], rows: p.rows }
    const [[name] = []] = sql(runnable([table], statementOf(p.table, p)))
    return { kind: 'short', accept: [String(name)] }
  },
})
