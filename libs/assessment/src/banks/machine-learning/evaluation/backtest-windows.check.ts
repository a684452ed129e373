import { check } from '../../../checks/check'
import task from './backtest-windows.template'

/** Marks day by day which window it belongs to, and counts the days that are early enough. */
export default check(task, {
  key: ({ days, windows, length, delay, asked }) => {
    const windowOf = Array.from({ length: days }, () => 0)
    let day = days - 1
    for (let window = windows; window > 0; window--)
      for (let left = length; left > 0; left--, day--) windowOf[day] = window
    const start = windowOf.indexOf(asked)
    const value = windowOf.filter((_, at) => at + delay < start).length
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
