import { check } from '../../../checks/check'
import task from './odds-shift.template'

/** Multiplies the odds once for each unit. */
export default check(task, {
  key: ({ slope, more, from }) => {
    let [yes, no] = [from, 100 - from]
    for (let unit = 0; unit < more; unit++) yes *= Math.exp(slope)
    no += yes
    return { kind: 'numeric', value: (100 * yes) / no, tolerance: { absolute: 0.3 } }
  },
})
