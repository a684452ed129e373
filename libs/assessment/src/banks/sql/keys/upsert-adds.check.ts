import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import task, { statementsOf } from './upsert-adds.template'

export default check(task, {
  key: ({ asked, stored }, { sql }) => onlyCell(sql(statementsOf(stored, asked))),
})
