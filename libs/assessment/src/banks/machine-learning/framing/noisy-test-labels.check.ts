import { check } from '../../../checks/check'
import task from './noisy-test-labels.template'

/** Halves the range of shares until the share of agreement is the one that was seen. */
export default check(task, {
  key: ({ wrong, agrees }) => {
    const agreement = (right: number) => right * (1 - wrong / 100) + (100 - right) * (wrong / 100)
    let [low, high] = [0, 100]
    for (let round = 0; round < 40; round++) {
      const middle = (low + high) / 2
      if (agreement(middle) < agrees) low = middle
      else high = middle
    }
    return { kind: 'numeric', value: low, tolerance: { absolute: 0.2 } }
  },
})
