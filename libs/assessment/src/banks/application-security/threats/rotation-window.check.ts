import { check } from '../../../checks/check'
import task from './rotation-window.template'

const A_DAY = 40

/** Lets the secret leak at each of many moments of the interval, and takes the mean of the days that are left. */
export default check(task, {
  key: ({ interval, overlap, delay }) => {
    const moments = interval * A_DAY
    let days = 0
    for (let i = 0; i < moments; i++) {
      const leak = (i + 0.5) / A_DAY
      days += Math.max(0, interval + overlap - (leak + delay))
    }
    return { kind: 'numeric', value: days / moments, tolerance: { relative: 0.02 } }
  },
})
