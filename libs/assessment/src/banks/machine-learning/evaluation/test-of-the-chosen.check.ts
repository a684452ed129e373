import { check } from '../../../checks/check'
import task from './test-of-the-chosen.template'

/** Reads the table as it is shown and lets each model challenge the one that is kept. */
export default check(task, {
  key: (p) => {
    const [, ...lines] = (task.ask(p).code ?? '').split('\n')
    let [kept, told] = [-Infinity, NaN]
    for (const line of lines) {
      const [validation = 0, test = 0] = line.trim().split(/\s+/).slice(-2).map(Number)
      if (validation > kept) [kept, told] = [validation, test]
    }
    return { kind: 'numeric', value: told, tolerance: { absolute: 0.05 } }
  },
})
