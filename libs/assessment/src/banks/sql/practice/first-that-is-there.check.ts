import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { statementOf } from './first-that-is-there.template'

export default check(task, {
  key: ({ users, ...asked }, { sql }) => ({
    kind: 'short',
    accept: [String(sql(runnable([users], statementOf(asked)))[0]?.[0])],
  }),
})
