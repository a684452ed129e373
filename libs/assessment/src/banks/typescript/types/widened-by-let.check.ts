import { check } from '../../../checks/check'
import { isOfType } from './told'
import task from './widened-by-let.template'

/** Compiles what is shown and tries each type. */
export default check(task, {
  option: (p, text, tools) => isOfType(task.ask(p).code ?? '', 'it', text, tools),
})
