import { check } from '../../../checks/check'
import task from './model-copies.template'

/** Puts copies into the card, counted in bits, until the next one does not fit. */
export default check(task, {
  key: ({ billions, bits, work, card }) => {
    let [free, value] = [card * 8e9, 0]
    for (const copy = billions * 1e9 * bits + work * 8e9; free >= copy; free -= copy) value++
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
