import { check } from '../../../checks/check'
import task, { statementOf } from './index-for-sort.template'
import { planOf } from './plan'

export default check(task, {
  option: ({ table, columns, form, n }, index, tools) => {
    const steps = planOf(
      `CREATE TABLE ${table} (id integer PRIMARY KEY, note text, ${columns.join(' integer, ')} integer); ${index};`,
      statementOf(form, table, columns, n),
      tools,
    )
    return (
      steps.some((step) => /^SEARCH .* USING INDEX one \(\w+=\?/.test(step)) &&
      !steps.some((step) => step.includes('TEMP B-TREE'))
    )
  },
})
