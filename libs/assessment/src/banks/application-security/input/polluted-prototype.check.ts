import { check } from '../../../checks/check'
import { printedApart } from '../printed-by'
import task from './polluted-prototype.template'

/** Runs the code that is shown, in a realm whose prototypes are its own. */
export default check(task, {
  key: (p) => {
    const [line] = printedApart(task.ask(p).code ?? '')
    return { kind: 'numeric', value: Number(line), tolerance: { absolute: 0 } }
  },
})
