import { check } from '../../../checks/check'
import task from './starved-call.template'

/** Goes through the calls with so much gas, and looks for the least with which the innermost has enough. */
export default check(task, {
  key: ({ needed, before }) => {
    const handed = (gas: bigint) => gas - gas / 64n
    const arrives = (gas: bigint) => {
      const first = handed(gas)
      return first < BigInt(before) ? 0n : handed(first - BigInt(before))
    }
    let [low, high] = [0n, 10_000_000n]
    while (low < high) {
      const middle = (low + high) / 2n
      if (arrives(middle) >= BigInt(needed)) high = middle
      else low = middle + 1n
    }
    return { kind: 'numeric', value: Number(low), tolerance: { absolute: 3 } }
  },
})
