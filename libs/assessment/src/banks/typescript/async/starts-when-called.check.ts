import { check } from '../../../checks/check'
import { printedNumber } from './clock'
import { wholeKey } from './keys'
import task from './starts-when-called.template'

export default check(task, {
  key: (params, { js }) => wholeKey(printedNumber(js, task.ask(params).code ?? '')),
})
