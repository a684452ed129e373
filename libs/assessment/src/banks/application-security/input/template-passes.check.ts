import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './template-passes.template'

/** Runs the code that is shown. */
export default check(task, {
  key: (p) => ({ kind: 'short', accept: printedBy(task.ask(p).code ?? ''), sameCase: true }),
})
