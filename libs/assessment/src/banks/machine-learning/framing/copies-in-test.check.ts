import { check } from '../../../checks/check'
import task from './copies-in-test.template'

/** Reads the figures from the question, and takes the copies away one by one. */
export default check(task, {
  key: (p) => {
    let [items = 0, right = 0, copies = 0] = (task.ask(p).stem.match(/\d+/g) ?? []).map(Number)
    for (; copies > 0; copies--) {
      items -= 1
      right -= 1
    }
    return { kind: 'numeric', value: (right / items) * 100, tolerance: { absolute: 0.1 } }
  },
})
