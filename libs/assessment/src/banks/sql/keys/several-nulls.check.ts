import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { inserts, leftOut } from './attempts'
import task, { definitionOf } from './several-nulls.template'

export default check(task, {
  key: ({ users, rule }, { sql }) =>
    onlyCell(sql(`${definitionOf(rule)} ${leftOut(inserts('users', users))} SELECT COUNT(*) FROM users;`)),
})
