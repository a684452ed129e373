import { check } from '../../../checks/check'
import task from './nonce-budget.template'

/** Doubles the messages for as long as the odds, reckoned exactly by pairs, stay below the bound. */
export default check(task, {
  key: ({ bits, odds, servers }) => {
    const isWithin = (x: number): boolean => {
      const messages = 2n ** BigInt(x + servers)
      const pairs = (messages * (messages - 1n)) / 2n
      return pairs * 2n ** BigInt(odds) <= 2n ** BigInt(bits)
    }
    let x = 0
    while (isWithin(x + 1)) x++
    return { kind: 'numeric', value: x, tolerance: { absolute: 0 } }
  },
})
