import { check } from '../../../checks/check'
import task from './test-size.template'

/** Halves an interval of days until the difference is as many standard errors as both quantiles together. */
export default check(task, {
  key: ({ rate, gain, perDay }) => {
    const [p, q] = [rate / 100, (rate + gain) / 100]
    const errorsAfter = (days: number) => {
      const each = (days * perDay) / 2
      return (q - p) / Math.sqrt((p - p * p) / each + (q - q * q) / each)
    }
    let [few, many] = [0, 1e7]
    for (let i = 0; i < 80; i++) {
      const days = (few + many) / 2
      if (errorsAfter(days) < 1.96 + 0.84) few = days
      else many = days
    }
    return { kind: 'numeric', value: many, tolerance: { relative: 0.03 } }
  },
})
