import { check } from '../../../checks/check'
import task from './fill-skew.template'

/** Runs both preparations on a row without the value. */
export default check(task, {
  key: ({ spread, mean, weight }) => {
    const row: { value?: number } = {}
    const scoreWith = (filler: number) => weight * (((row.value ?? filler) - mean) / spread)
    return { kind: 'numeric', value: scoreWith(0) - scoreWith(mean), tolerance: { absolute: 0.01 } }
  },
})
