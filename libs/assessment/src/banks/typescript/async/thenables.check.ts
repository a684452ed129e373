import { check } from '../../../checks/check'
import task from './thenables.template'

/** Each expression is evaluated; what it comes to is given in a list, for the function would unwrap it again. */
export default check(task, {
  option: (params, text, { js }) =>
    js(task.ask(params).code ?? '', `(async () => [${text}])()`).value === `[${params.rows}]`,
})
