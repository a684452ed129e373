import { check } from '../../../checks/check'
import task from './wrapped-length.template'

/** Tries count after count with a number that really has 16 bits. */
export default check(task, {
  key: ({ head, size, limit }) => {
    const need = new Uint16Array(1)
    let count = 0
    for (; ; count++) {
      const whole = head + count * size
      need[0] = whole
      if (whole > limit && (need[0] ?? 0) <= limit) break
    }
    return { kind: 'numeric', value: count, tolerance: { absolute: 0 } }
  },
})
