import { check } from '../../../checks/check'
import task from './filled-correlation.template'

/** A table with just this correlation, a hundred of each row, gaps filled, and the correlation taken. */
export default check(task, {
  key: ({ missing, correlation }) => {
    const rest = Math.sqrt(1 - correlation ** 2)
    let [xy, xx, yy] = [0, 0, 0]
    for (const x of [-1, 1])
      for (const noise of [-rest, rest])
        for (let copy = 0; copy < 100; copy++) {
          // The mean is 0 before and after.
          const [filled, y] = [copy < missing ? 0 : x, correlation * x + noise]
          xy += filled * y
          xx += filled * filled
          yy += y * y
        }
    return { kind: 'numeric', value: xy / Math.sqrt(xx * yy), tolerance: { absolute: 0.01 } }
  },
})
