import { check } from '../../../checks/check'
import task from './pays-to-act.template'

/** Halves the range of probabilities until the mean costs of acting and of waiting meet. */
export default check(task, {
  key: ({ price, loss, helps }) => {
    const waiting = (risk: number) => risk * loss
    const acting = (risk: number) => price + risk * (1 - helps / 100) * loss
    let [low, high] = [0, 1]
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2
      if (acting(middle) < waiting(middle)) high = middle
      else low = middle
    }
    return { kind: 'numeric', value: 100 * high, tolerance: { absolute: 0.1 } }
  },
})
