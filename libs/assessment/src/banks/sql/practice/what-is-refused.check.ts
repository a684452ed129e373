import { check } from '../../../checks/check'
import task from './what-is-refused.template'

/** Each statement is tried on a database of its own. */
export default check(task, {
  option: (p, text, { sql }) => {
    try {
      sql(`${task.ask(p).code ?? ''}\n${text}`)
      return false
    } catch {
      return true
    }
  },
})
