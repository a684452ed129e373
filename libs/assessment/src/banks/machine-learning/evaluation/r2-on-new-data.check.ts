import { check } from '../../../checks/check'
import task from './r2-on-new-data.template'

/** By raw moments: sums, squares and products alone. */
export default check(task, {
  key: ({ truths, predictions }) => {
    let [n, y, yy, yp, pp] = [0, 0, 0, 0, 0]
    truths.forEach((truth, i) => {
      const said = predictions[i] ?? 0
      n += 1
      y += truth
      yy += truth * truth
      yp += truth * said
      pp += said * said
    })
    const value = (2 * yp - pp - (y * y) / n) / (yy - (y * y) / n)
    return { kind: 'numeric', value, tolerance: { absolute: 0.01 } }
  },
})
