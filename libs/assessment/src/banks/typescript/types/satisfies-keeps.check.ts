import { check } from '../../../checks/check'
import task from './satisfies-keeps.template'
import { isOfType } from './told'

/** Compiles what is shown and tries each type. */
export default check(task, {
  option: (p, text, tools) => isOfType(task.ask(p).code ?? '', 'got', text, tools),
})
