import { check } from '../../../checks/check'
import { planOf } from './plan'
import task, { definitionsOf } from './wrapped-column.template'

export default check(task, {
  option: ({ subject }, condition, tools) =>
    planOf(definitionsOf(subject), `SELECT note FROM ${subject.table} WHERE ${condition};`, tools).some(
      (step) => step.startsWith(`SEARCH ${subject.table} USING INDEX by_`),
    ),
})
