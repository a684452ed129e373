import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './which-side-of-itself.template'

/** The statement is run: one row with one name comes out. */
export default check(task, {
  key: (p, { sql }) => ({
    kind: 'short',
    accept: sql(runnable([p.staff], statementOf(p))).map(([name]) => String(name)),
  }),
})
