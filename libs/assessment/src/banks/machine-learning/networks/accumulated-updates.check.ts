import { check } from '../../../checks/check'
import task from './accumulated-updates.template'

/** Runs through the epochs, a small batch on every device at a time. */
export default check(task, {
  key: ({ rows, batch, accumulate, devices, epochs }) => {
    let value = 0
    for (let epoch = 0; epoch < epochs; epoch++) {
      let held = 0
      for (let left = rows; left >= batch * devices; left -= batch * devices) {
        held += 1
        if (held < accumulate) continue
        value += 1
        held = 0
      }
    }
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
