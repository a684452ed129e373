import { check } from '../../../checks/check'
import task from './assertion-converts-nothing.template'
import { printedOf } from './refused'

/** Compiles and runs the code that is shown. */
export default check(task, {
  key: (p, tools) => ({ kind: 'short', accept: printedOf(task.ask(p).code ?? '', tools) }),
})
