import { check } from '../../../checks/check'
import task from './predict-by-line.template'

/** Climbs from the intercept, one unit of one feature at a time. */
export default check(task, {
  key: ({ intercept, slopes, row }) => {
    let value = intercept
    for (const [feature, units] of row.entries())
      for (let unit = 0; unit < units; unit++) value += slopes[feature] ?? 0
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
