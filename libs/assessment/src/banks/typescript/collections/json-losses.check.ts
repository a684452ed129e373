import { check } from '../../../checks/check'
import task from './json-losses.template'

/** Makes the copy and evaluates each expression. */
export default check(task, {
  option: (params, text, { js }) => js(task.ask(params).code ?? '', text).value === 'true',
})
