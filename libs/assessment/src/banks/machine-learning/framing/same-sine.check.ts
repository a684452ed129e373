import { check } from '../../../checks/check'
import task from './same-sine.template'

/** Works the feature out for every value. */
export default check(task, {
  key: ({ period, wave, time }) => {
    const feature = (value: number) => Math[wave]((2 * Math.PI * value) / period)
    const equal = Array.from({ length: period }, (_, i) => i).filter(
      (value) => value !== time && Math.abs(feature(value) - feature(time)) < 1e-9,
    )
    return { kind: 'numeric', value: equal.length === 1 ? (equal[0] ?? 0) : -1, tolerance: { absolute: 0 } }
  },
})
