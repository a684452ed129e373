import { check } from '../../../checks/check'
import task from './same-or-alike.template'

/** Evaluates each expression after the code. */
export default check(task, {
  option: (p, text, { js }) => js(task.ask(p).code ?? '', text).value === 'true',
})
