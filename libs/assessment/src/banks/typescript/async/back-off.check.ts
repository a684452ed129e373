import { check } from '../../../checks/check'
import { printedNumber } from './clock'
import { wholeKey } from './keys'
import task from './back-off.template'

export default check(task, {
  key: (params, { js }) => wholeKey(printedNumber(js, task.ask(params).code ?? '')),
})
