import { check } from '../../../checks/check'
import task from './auc-between-groups.template'

/** Counts the pairs of a positive and a negative: won, tied and lost. */
export default check(task, {
  key: ({ sizes, rates }) => {
    const [high = 0, low = 0] = sizes.map((size, i) => (size * (rates[i] ?? 0)) / 100)
    const [safeHigh, safeLow] = [sizes[0] - high, sizes[1] - low]
    const won = high * safeLow
    const tied = high * safeHigh + low * safeLow
    const lost = low * safeHigh
    return { kind: 'numeric', value: (won + tied / 2) / (won + tied + lost), tolerance: { absolute: 0.01 } }
  },
})
