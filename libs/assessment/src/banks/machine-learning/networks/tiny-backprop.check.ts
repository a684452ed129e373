import { check } from '../../../checks/check'
import task from './tiny-backprop.template'

const STEP = 1e-3

/** Moves the weight to both sides: around it the loss is a parabola, so the difference is exact. */
export default check(task, {
  key: ({ w, x, v, target }) => {
    const lossAt = (weight: number) => (v * Math.max(0, weight * x) + weight - target) ** 2
    const value = (lossAt(w + STEP) - lossAt(w - STEP)) / (2 * STEP)
    return { kind: 'numeric', value, tolerance: { absolute: 0.01 } }
  },
})
