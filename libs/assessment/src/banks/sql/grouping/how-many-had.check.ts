import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT } from './how-many-had.template'

export default check(task, {
  key: ({ orders, n }, { sql }) =>
    onlyCell(
      sql(runnable([orders], STATEMENT)).flatMap(([own = null, times = null]) =>
        own === n ? [[times]] : [],
      ),
    ),
})
