import { check } from '../../../checks/check'
import task, { statementOf } from './covering-index.template'
import { planOf } from './plan'

export default check(task, {
  option: ({ table, columns, form, n }, index, tools) => {
    const [step = ''] = planOf(
      `CREATE TABLE ${table} (id integer PRIMARY KEY, note text, ${columns.join(' integer, ')} integer); ${index};`,
      statementOf(form, table, columns, n),
      tools,
    )
    // Every condition is part of the search, as `(a=? AND b>?)` says.
    const searched = step.match(/[=>]\?/g)?.length ?? 0
    return (
      step.startsWith(`SEARCH ${table} USING COVERING INDEX one`) &&
      searched === form.equal.length + form.over.length
    )
  },
})
