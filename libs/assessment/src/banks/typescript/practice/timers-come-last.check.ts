import { check } from '../../../checks/check'
import { printedLines } from '../async/clock'
import { printedOrder } from '../async/keys'
import task from './timers-come-last.template'

/** Runs the script. */
export default check(task, {
  key: (p, { js }) => {
    const ask = task.ask(p)
    return printedOrder(ask, printedLines(js, ask.code ?? ''))
  },
})
