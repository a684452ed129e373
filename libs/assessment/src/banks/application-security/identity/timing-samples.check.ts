import { check } from '../../../checks/check'
import task from './timing-samples.template'

const FINE = 1_000

/** Halves the range of how often to measure, going by the variance of a difference of two averages. */
export default check(task, {
  key: ({ gap, noise, errors, perMinute, names }) => {
    const isClear = (times: number) => {
      const variance = (noise * noise) / times
      return gap * gap >= errors * errors * (variance + variance)
    }
    let [tooFew, enough] = [1, 40_000 * FINE]
    while (enough - tooFew > 1) {
      const middle = Math.floor((tooFew + enough) / 2)
      if (isClear(middle / FINE)) enough = middle
      else tooFew = middle
    }
    const all = (enough / FINE) * names + enough / FINE
    return { kind: 'numeric', value: all / perMinute, tolerance: { relative: 0.02 } }
  },
})
