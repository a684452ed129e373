import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import task, { statementsOf } from './rolled-back.template'

export default check(task, {
  key: ({ litres, blocks }, { sql }) =>
    onlyCell(
      sql(
        `CREATE TABLE tanks (id integer, litres integer); INSERT INTO tanks VALUES (1, ${litres}); ${statementsOf(blocks)}`,
      ),
    ),
})
