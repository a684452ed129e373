import { check } from '../../../checks/check'
import { printedNumber } from './printed'
import task from './lost-update.template'

/** Compiles and runs the code that is shown. */
export default check(task, {
  key: (p, { js, ts }) => {
    const { faults, javascript } = ts(task.ask(p).code ?? '')
    if (faults.length) throw new Error(faults.map(({ text }) => text).join())
    return printedNumber(javascript, js)
  },
})
