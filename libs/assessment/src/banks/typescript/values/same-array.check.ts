import { check } from '../../../checks/check'
import { printedLine } from './printed'
import task from './same-array.template'

/** Runs the code that is shown. */
export default check(task, { key: (p, { js }) => printedLine(task.ask(p).code, js) })
