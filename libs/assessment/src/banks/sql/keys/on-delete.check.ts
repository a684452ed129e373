import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { created } from '../table'
import task, { statementsOf } from './on-delete.template'

/** SQLite takes a foreign key only where a table is made. */
export default check(task, {
  key: (p, { sql }) => {
    const reference = `team_id integer REFERENCES teams (id) ON DELETE ${p.action}`
    const members = { ...p.members, columns: ['id integer', reference] }
    const count = p.count === 'rows' ? 'COUNT(*)' : 'COUNT(team_id)'
    return onlyCell(
      sql(
        `PRAGMA foreign_keys = ON; ${created(p.teams)} ${created(members)} ${statementsOf(p).remove} SELECT ${count} FROM members;`,
      ),
    )
  },
})
