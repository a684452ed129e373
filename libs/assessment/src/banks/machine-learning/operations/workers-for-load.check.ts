import { check } from '../../../checks/check'
import task from './workers-for-load.template'

/** Adds workers until the work of a second fits into the time that they may be busy. */
export default check(task, {
  key: ({ rate, milliseconds, busy }) => {
    const work = rate * milliseconds
    let value = 1
    while (value * 1000 * busy < work * 100) value++
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
