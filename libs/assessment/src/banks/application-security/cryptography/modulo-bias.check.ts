import { check } from '../../../checks/check'
import task from './modulo-bias.template'

/** Tries every byte. */
export default check(task, {
  key: ({ size, first }) => {
    let hits = 0
    for (let byte = 0; byte < 256; byte++) if (byte % size < first) hits++
    return { kind: 'numeric', value: hits / 2.56, tolerance: { absolute: 0.011 } }
  },
})
