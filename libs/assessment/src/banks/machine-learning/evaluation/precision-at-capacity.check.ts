import { check } from '../../../checks/check'
import task from './precision-at-capacity.template'

/** A hit counts where fewer than `capacity` scores are higher. */
export default check(task, {
  key: ({ capacity, cases }) => {
    let share = 0
    for (const { score, hit } of cases)
      if (hit && cases.filter((other) => other.score > score).length < capacity) share += 100 / capacity
    return { kind: 'numeric', value: share, tolerance: { absolute: 0.5 } }
  },
})
