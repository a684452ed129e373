import { check } from '../../../checks/check'
import task from './quantised-outlier.template'

/** Lists all 255 values that can be stored, and takes the nearest one. */
export default check(task, {
  key: ({ asked, weights }) => {
    const largest = Math.max(...weights.map(Math.abs))
    let nearest = Infinity
    for (let level = -127; level <= 127; level++) {
      const value = (level * largest) / 127
      if (Math.abs(value - asked) < Math.abs(nearest - asked)) nearest = value
    }
    return { kind: 'numeric', value: nearest, tolerance: { absolute: 0.002 } }
  },
})
