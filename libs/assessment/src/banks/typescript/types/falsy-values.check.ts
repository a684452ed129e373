import { check } from '../../../checks/check'
import task from './falsy-values.template'
import { printedOf } from './refused'

/** Compiles and runs the code that is shown. */
export default check(task, {
  key: (p, tools) => ({
    kind: 'numeric',
    value: Number(printedOf(task.ask(p).code ?? '', tools)[0]),
    tolerance: { absolute: 0 },
  }),
})
