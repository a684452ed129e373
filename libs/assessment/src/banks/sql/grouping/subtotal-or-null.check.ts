import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { runnable } from '../table'
import { oneByOne } from './grouping-sets'
import task, { tableOf } from './subtotal-or-null.template'

export default check(task, {
  key: ({ deals, form }, { sql }) => {
    const rows = oneByOne(form, ['agent', 'office'], { from: 'deals', what: 'COUNT(*) AS n' })
    return onlyCell(
      sql(runnable([tableOf(deals)], `SELECT COUNT(*) FROM (${rows}) AS every WHERE agent IS NULL;`)),
    )
  },
})
