import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import task from './fee-of-a-failure.template'

const GWEI_OF_CENT = 10n ** 7n

/** Goes through the transaction: all gas is bought, the ether moves, a failure moves it back, gas left is paid back. */
export default check(task, {
  key: ({ end, limit, used, price, value }) => {
    const begun = 10n ** 15n
    const bought = begun - BigInt(limit) * BigInt(price)
    const without = bought - BigInt(value) * GWEI_OF_CENT
    const isUndone = end === 'require' || end === 'out of gas'
    const left = end === 'out of gas' ? 0n : BigInt(limit - used)
    return wholeKey(Number(begun - (isUndone ? bought : without) - left * BigInt(price)))
  },
})
