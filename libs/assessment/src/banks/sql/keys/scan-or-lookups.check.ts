import { check } from '../../../checks/check'
import task from './scan-or-lookups.template'

/** One more row at a time, until the scan is no dearer. */
export default check(task, {
  key: ({ times, depth, pages }) => {
    let rows = 0
    let cost = depth * times + times
    while (cost < pages) {
      rows += 1
      cost += times
    }
    return { kind: 'numeric', value: rows, tolerance: { absolute: 0 } }
  },
})
