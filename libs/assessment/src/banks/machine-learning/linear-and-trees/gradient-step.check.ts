import { check } from '../../../checks/check'
import task from './gradient-step.template'

/** Takes the slope of the loss from its values on both sides, which is exact for a parabola. */
export default check(task, {
  key: ({ xs, ys, start, rate }) => {
    const loss = (w: number) => {
      const errors = xs.map((x, i) => ((ys[i] ?? 0) - w * x) ** 2)
      return errors.reduce((sum, error) => sum + error, 0) / errors.length
    }
    const slope = loss(start + 0.5) - loss(start - 0.5)
    return { kind: 'numeric', value: start - rate * slope, tolerance: { absolute: 0.01 } }
  },
})
