import { check } from '../../../checks/check'
import task from './fallback-widens.template'
import { isOfType } from './told'

/** Compiles what is shown and tries each type. */
export default check(task, {
  option: (p, text, tools) => isOfType(task.ask(p).code ?? '', 'got', text, tools),
})
