import { check } from '../../../checks/check'
import task from './mean-reciprocal-rank.template'

/** Goes down the ranks: every query that has its first hit there is done. */
export default check(task, {
  key: ({ results }) => {
    let [open, total] = [results, 0]
    for (let rank = 1; open.length > 0 && rank <= 5; rank++) {
      const next = open.filter((hits) => hits[rank - 1] === 0)
      total += (open.length - next.length) / rank
      open = next
    }
    return { kind: 'numeric', value: total / results.length, tolerance: { absolute: 0.01 } }
  },
})
