import { check } from '../../../checks/check'
import { printedLines } from '../async/clock'
import { printedOrder } from '../async/keys'
import task from './equal-stay-in-order.template'

/** Runs the program that is shown. */
export default check(task, {
  key: (p, { js }) => {
    const ask = task.ask(p)
    return printedOrder(ask, printedLines(js, ask.code ?? ''))
  },
})
