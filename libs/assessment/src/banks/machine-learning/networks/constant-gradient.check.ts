import { check } from '../../../checks/check'
import task from './constant-gradient.template'

const [BETA_1, BETA_2, EPSILON] = [0.9, 0.999, 1e-8]

/** Runs Adam as the paper writes it. */
export default check(task, {
  key: ({ start, gradient, rate, steps }) => {
    let [weight, mean, square] = [start, 0, 0]
    for (let step = 1; step <= steps; step++) {
      mean = BETA_1 * mean + (1 - BETA_1) * gradient
      square = BETA_2 * square + (1 - BETA_2) * gradient ** 2
      const [m, v] = [mean / (1 - BETA_1 ** step), square / (1 - BETA_2 ** step)]
      weight -= (rate * m) / (Math.sqrt(v) + EPSILON)
    }
    return { kind: 'numeric', value: weight, tolerance: { absolute: 0.006 } }
  },
})
