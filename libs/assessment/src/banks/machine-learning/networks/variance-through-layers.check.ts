import { check } from '../../../checks/check'
import task from './variance-through-layers.template'

/** Adds up the variance of every product into every unit, layer by layer. */
export default check(task, {
  key: ({ width, spread, layers }) => {
    let variances = Array<number>(width).fill(1)
    for (let layer = 0; layer < layers; layer++) {
      const unit = variances.reduce((sum, variance) => sum + spread * spread * variance, 0)
      variances = variances.map(() => unit)
    }
    return { kind: 'numeric', value: variances[0] ?? 0, tolerance: { relative: 0.02 } }
  },
})
