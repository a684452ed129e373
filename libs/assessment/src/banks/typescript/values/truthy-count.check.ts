import { check } from '../../../checks/check'
import { printedNumber } from './printed'
import task from './truthy-count.template'

/** Runs the code that is shown. */
export default check(task, { key: (p, { js }) => printedNumber(task.ask(p).code, js) })
