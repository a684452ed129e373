import { check } from '../../../checks/check'
import task from './comparisons-of-includes.template'

/** Runs the program with an `includes` that counts. */
export default check(task, {
  key: (params, { js }) => {
    const counting = `let count = 0
      Array.prototype.includes = function (wanted) {
        for (const one of this) { count += 1; if (one === wanted) return true }
        return false
      }
      ${task.ask(params).code ?? ''}`
    return { kind: 'numeric', value: Number(js(counting, 'count').value), tolerance: { absolute: 0 } }
  },
})
