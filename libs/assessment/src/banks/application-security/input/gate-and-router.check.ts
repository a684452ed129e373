import { check } from '../../../checks/check'
import task from './gate-and-router.template'
import { printedBy } from '../printed-by'

/** Sends the path through both functions that are shown. */
export default check(task, {
  option: (p, text) => {
    const program = `${task.ask(p).code ?? ''}\nconsole.log(gate(path) + ', ' + application(path))`
    return printedBy(program, { path: text })[0] === 'pass on, the page'
  },
})
