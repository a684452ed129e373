import { check } from '../../../checks/check'
import task from './limit-of-averaging.template'

/** Lays a line through both variances, over one by the number of trees, and reads it where that is 0. */
export default check(task, {
  key: (p) => {
    const said = (task.ask(p).stem.match(/\d+(\.\d+)?/g) ?? []).map(Number)
    const [few = 0, high = 0, many = 0, low = 0] = said
    const slope = (high - low) / (1 / few - 1 / many)
    return { kind: 'numeric', value: low - slope / many, tolerance: { absolute: 0.1 } }
  },
})
