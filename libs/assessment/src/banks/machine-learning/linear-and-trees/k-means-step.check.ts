import { check } from '../../../checks/check'
import task from './k-means-step.template'

/** Runs the round with any number of centres: distances, groups, running means. */
export default check(task, {
  key: ({ low, high, values, asked }) => {
    const groups = [low, high].map((from) => ({ from, mean: 0, count: 0 }))
    for (const value of values) {
      const distances = groups.map(({ from }) => Math.abs(value - from))
      const group = groups[distances.indexOf(Math.min(...distances))]
      if (group) group.mean += (value - group.mean) / ++group.count
    }
    return { kind: 'numeric', value: groups[asked]?.mean ?? 0, tolerance: { absolute: 0.1 } }
  },
})
