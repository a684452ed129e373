import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './removed-once.template'

/** The program is run. */
export default check(task, {
  key: (p) => ({ kind: 'short', accept: printedBy(task.ask(p).code ?? '') }),
})
