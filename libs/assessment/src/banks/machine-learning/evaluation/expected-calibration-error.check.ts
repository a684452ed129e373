import { check } from '../../../checks/check'
import task from './expected-calibration-error.template'

/** Every case brings the gap of its bin; the mean is over the cases. */
export default check(task, {
  key: ({ bins }) => {
    const gaps = bins.flatMap(({ cases, confidence, right }) =>
      Array.from({ length: cases }, () => (confidence > right ? confidence - right : right - confidence)),
    )
    const value = gaps.reduce((before, gap, i) => before + (gap - before) / (i + 1), 0)
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
