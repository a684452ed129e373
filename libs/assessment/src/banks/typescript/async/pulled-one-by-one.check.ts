import { check } from '../../../checks/check'
import { printedLines } from './clock'
import { printedOrder } from './keys'
import task from './pulled-one-by-one.template'

export default check(task, {
  key: (params, { js }) => {
    const ask = task.ask(params)
    return printedOrder(ask, printedLines(js, ask.code ?? ''))
  },
})
