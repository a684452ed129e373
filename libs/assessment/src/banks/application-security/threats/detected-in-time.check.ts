import { check } from '../../../checks/check'
import task from './detected-in-time.template'

/** Goes through every set of steps that may be noticed, and lives each case on the clock. */
export default check(task, {
  key: ({ steps, response }) => {
    const last = steps.map(({ hours }) => hours).reduce((sum, one) => sum + one)
    let stopped = 0
    for (let bits = 0; bits < 2 ** steps.length; bits++) {
      let clock = 0
      let chance = 1
      let first = Infinity
      steps.forEach(({ hours, noticed }, i) => {
        clock += hours
        const isNoticed = Math.floor(bits / 2 ** i) % 2 === 1
        chance *= (isNoticed ? noticed : 100 - noticed) / 100
        if (isNoticed) first = Math.min(first, clock)
      })
      if (first + response < last) stopped += chance
    }
    return { kind: 'numeric', value: stopped * 100, tolerance: { absolute: 0.1 } }
  },
})
