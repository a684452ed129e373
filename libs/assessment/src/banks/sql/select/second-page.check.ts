import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './second-page.template'

export default check(task, {
  key: (p, { sql }) => {
    const rows = sql(runnable([p.table], statementOf(p.table.name, p)))
    const [name] = rows.at(p.asked === 'first' ? 0 : -1) ?? []
    return { kind: 'short', accept: [String(name)] }
  },
})
