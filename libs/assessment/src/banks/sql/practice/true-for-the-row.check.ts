import { check } from '../../../checks/check'
import task from './true-for-the-row.template'

/** Each condition is run on the row that is shown. */
export default check(task, {
  option: (p, text, { sql }) => sql(`${task.ask(p).code ?? ''} SELECT * FROM t WHERE ${text};`).length === 1,
})
