import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import task from './batches-needed.template'

/** Serves them one by one, with a new transaction whenever the next one does not fit. */
export default check(task, {
  key: ({ fixed, each, limit, count }) => {
    let [transactions, used] = [1, fixed]
    for (let served = 0; served < count; served++) {
      if (used + each > limit) {
        transactions += 1
        used = fixed
      }
      used += each
    }
    return wholeKey(transactions)
  },
})
