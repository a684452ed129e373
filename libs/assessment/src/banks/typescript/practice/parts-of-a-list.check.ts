import { check } from '../../../checks/check'
import { printedLine } from '../values/printed'
import task from './parts-of-a-list.template'

/** Runs the code that is shown. */
export default check(task, { key: (p, { js }) => printedLine(task.ask(p).code, js) })
