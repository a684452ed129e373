import { check } from '../../../checks/check'
import task from './detached-method.template'

/** Evaluates each expression after the code. */
export default check(task, {
  option: (p, text, { js }) => js(task.ask(p).code ?? '', text).value === String(p.numbers[0] + p.numbers[1]),
})
