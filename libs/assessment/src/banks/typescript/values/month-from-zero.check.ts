import { check } from '../../../checks/check'
import { printedLine } from './printed'
import task from './month-from-zero.template'

/** Runs the code that is shown. */
export default check(task, { key: (p, { js }) => printedLine(task.ask(p).code, js) })
