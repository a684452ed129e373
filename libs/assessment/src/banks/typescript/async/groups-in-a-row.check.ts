import { check } from '../../../checks/check'
import { printedNumber } from './clock'
import task from './groups-in-a-row.template'
import { wholeKey } from './keys'

export default check(task, {
  key: (params, { js }) => wholeKey(printedNumber(js, task.ask(params).code ?? '')),
})
