import { check } from '../../../checks/check'
import task from './vacuous-truth.template'

/** Makes each call. */
export default check(task, {
  option: (params, text, { js }) => js(task.ask(params).code ?? '', text).value === 'true',
})
