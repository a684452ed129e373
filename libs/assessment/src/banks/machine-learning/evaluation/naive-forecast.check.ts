import { check } from '../../../checks/check'
import task from './naive-forecast.template'

/** Walks through the days as they come and gives each forecast its points. */
export default check(task, {
  key: ({ days }) => {
    let [lead, counted, last] = [0, 0, NaN]
    for (const { now, said } of days) {
      if (!Number.isNaN(last)) {
        lead += Math.max(now, last) - Math.min(now, last) - (Math.max(now, said) - Math.min(now, said))
        counted++
      }
      last = now
    }
    return { kind: 'numeric', value: lead / counted, tolerance: { absolute: 0.01 } }
  },
})
