import { check } from '../../../checks/check'
import task from './batch-under-limit.template'

/** Plays batches of growing size and takes the slowest answer of each. */
export default check(task, {
  key: ({ gap, fixed, each, limit }) => {
    const slowest = (size: number) => {
      const arrivals = Array.from({ length: size }, (_, i) => i * gap)
      const end = Math.max(...arrivals) + fixed + each * size
      return Math.max(...arrivals.map((arrival) => end - arrival))
    }
    let value = 1
    while (slowest(value + 1) <= limit) value++
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
