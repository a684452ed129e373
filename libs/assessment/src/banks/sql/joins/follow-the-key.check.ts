import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './follow-the-key.template'

export default check(task, {
  key: ({ subject, one, many, label }, { sql }) => {
    const rows = sql(runnable([one, many], statementOf(subject, label)))
    if (rows.length !== 1) throw new Error(`One row, not ${rows.length}`)
    return { kind: 'short', accept: rows.map(([name]) => String(name)) }
  },
})
