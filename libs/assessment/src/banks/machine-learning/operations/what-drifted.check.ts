import { check } from '../../../checks/check'
import task from './what-drifted.template'

/** Shares and rates from the counts of the table; each half of an option is compared with them. */
export default check(task, {
  option: ({ before, now }, text) => {
    const shareOf = (period: typeof before) => {
      const [one = 0, two = 0] = period.map(([rows]) => rows)
      return one / (one + two)
    }
    const ratesOf = (period: typeof before) => period.map(([rows, hits]) => (hits / rows).toFixed(3)).join()
    const isMixed = Math.abs(shareOf(before) - shareOf(now)) > 0.01
    const isOther = ratesOf(before) !== ratesOf(now)
    return (
      /mix (of the groups )?changed/.test(text) === isMixed && text.includes('act differently') === isOther
    )
  },
})
