import { check } from '../../../checks/check'
import task from './added-across-await.template'
import { printedNumber } from './clock'
import { wholeKey } from './keys'

export default check(task, {
  key: (params, { js }) => wholeKey(printedNumber(js, task.ask(params).code ?? '')),
})
