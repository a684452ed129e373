import { check } from '../../../checks/check'
import task from './frozen-prototype.template'

/** Runs each line after the code. */
export default check(task, {
  option: (p, text, { js }) => js(`${task.ask(p).code ?? ''}\n${text}`).value.startsWith('throws'),
})
