import { check } from '../../../checks/check'
import task from './retraining-interval.template'

/** Adds up the months of every plan up to three years. */
export default check(task, {
  key: ({ loss, cost }) => {
    const perMonth = (months: number) => {
      let sum = cost
      for (let age = 0; age < months; age++) sum += age * loss
      return sum / months
    }
    const plans = Array.from({ length: 36 }, (_, i) => i + 1)
    const least = Math.min(...plans.map(perMonth))
    const best = plans.filter((months) => perMonth(months) < least + 1)
    // Two plans within a euro would be no question.
    return { kind: 'numeric', value: best.length === 1 ? (best[0] ?? 0) : 0, tolerance: { absolute: 0 } }
  },
})
