import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { statementOf } from './days-that-rose.template'

export default check(task, {
  key: ({ traffic, ...asked }, { sql }) => onlyCell(sql(runnable([traffic], statementOf(asked)))),
})
