import { check } from '../../../checks/check'
import { runnable } from '../table'
import { rowCount } from '../answers'
import { oneByOne } from './grouping-sets'
import task, { tableOf } from './rollup-rows.template'

export default check(task, {
  key: ({ sales, form }, { sql }) =>
    rowCount(
      sql(
        runnable(
          [tableOf(sales)],
          oneByOne(form, ['region', 'goods'], { from: 'sales', what: 'SUM(amount)' }),
        ),
      ),
    ),
})
