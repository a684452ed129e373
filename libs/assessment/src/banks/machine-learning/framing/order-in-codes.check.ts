import { check } from '../../../checks/check'
import task from './order-in-codes.template'

/** How much of it each value stands for; values without an order stand for nothing. */
const AMOUNT: Readonly<Record<string, number>> = {
  never: 0,
  none: 0,
  plain: 0,
  poor: 1,
  small: 1,
  low: 1,
  disagree: 1,
  mild: 2,
  neutral: 2,
  sometimes: 2,
  fair: 2,
  medium: 2,
  moderate: 2,
  agree: 3,
  daily: 3,
  excellent: 3,
  high: 3,
  hot: 3,
  large: 3,
  severe: 3,
  school: 12,
  bachelor: 15,
  doctorate: 20,
}

export default check(task, {
  option: (_, text) => {
    const amounts = (text.split(': ')[1] ?? '').split(', ').map((pair) => AMOUNT[pair.slice(0, -2)] ?? NaN)
    return amounts.every((amount, i) => i === 0 || amount > (amounts[i - 1] ?? NaN))
  },
})
