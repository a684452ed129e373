import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import task from './refund-cap.template'

/** Gives back slot by slot, until five times what was given back would be more than what was used. */
export default check(task, {
  key: ({ cleared, perSlot, rest }) => {
    let used = rest
    for (let i = 0; i < cleared; i++) used += perSlot
    let given = 0
    for (let i = 0; i < 4_800 * cleared && 5 * (given + 1) <= used; i++) given += 1
    return wholeKey(used - given)
  },
})
