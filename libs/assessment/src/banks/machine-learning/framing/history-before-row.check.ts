import { check } from '../../../checks/check'
import task from './history-before-row.template'

/** Goes through time: a row is answered from what its group has so far, and only then added. */
export default check(task, {
  key: ({ groups, values, at }) => {
    const soFar = new Map<string, { mean: number; count: number }>()
    let value = NaN
    for (const [i, group] of groups.entries()) {
      const { mean, count } = soFar.get(group) ?? { mean: NaN, count: 0 }
      if (i === at) value = mean
      const own = values[i] ?? NaN
      soFar.set(group, { count: count + 1, mean: count === 0 ? own : mean + (own - mean) / (count + 1) })
    }
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
