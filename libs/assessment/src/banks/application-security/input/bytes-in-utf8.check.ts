import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './bytes-in-utf8.template'

/** Runs the code and encodes what is saved. */
export default check(task, {
  key: (p) => {
    const program = (task.ask(p).code ?? '').replace('save(name)', 'console.log(name)')
    const [saved = ''] = printedBy(program)
    return {
      kind: 'numeric',
      value: new TextEncoder().encode(saved).slice(p.limit).length,
      tolerance: { absolute: 0 },
    }
  },
})
