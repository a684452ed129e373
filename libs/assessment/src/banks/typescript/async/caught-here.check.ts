import { check } from '../../../checks/check'
import task from './caught-here.template'

/** Each body is run: what the promise is fulfilled with, if it is. */
export default check(task, {
  option: (params, body, { js }) => {
    const code = (task.ask(params).code ?? '').replace('// the body', body)
    return js(code, 'get()').value === JSON.stringify(params.word)
  },
})
