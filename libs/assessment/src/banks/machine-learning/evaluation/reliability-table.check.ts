import { check } from '../../../checks/check'
import task from './reliability-table.template'

/** Each option says how the low and the high forecasts err; each group of cases is asked whether that is so. */
export default check(task, {
  option: ({ rows }, text) => {
    const throughout = /too (high|low) throughout/.exec(text)?.[1]
    const low = throughout ?? /low ones are too (high|low)/.exec(text)?.[1]
    const high = throughout ?? /high ones too (high|low)/.exec(text)?.[1]
    return rows.every(({ forecast, happened }) => {
      const said = forecast < 50 ? low : high
      return said === (forecast > happened ? 'high' : 'low')
    })
  },
})
