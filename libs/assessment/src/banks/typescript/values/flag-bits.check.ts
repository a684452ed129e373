import { check } from '../../../checks/check'
import { printedLine } from './printed'
import task from './flag-bits.template'

/** Runs the code that is shown. */
export default check(task, { key: (p, { js }) => printedLine(task.ask(p).code, js) })
