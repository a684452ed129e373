import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './spread-over-defaults.template'

/** Runs the code that is shown. */
export default check(task, {
  key: (p) => {
    const [line] = printedBy(task.ask(p).code ?? '')
    return { kind: 'numeric', value: Number(line), tolerance: { absolute: 0 } }
  },
})
