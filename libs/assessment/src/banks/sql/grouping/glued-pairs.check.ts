import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import task, { STATEMENT, tableOf } from './glued-pairs.template'

export default check(task, {
  key: ({ boxes }, { sql }) => onlyCell(sql(runnable([tableOf(boxes)], STATEMENT))),
})
