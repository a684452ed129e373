import { check } from '../../../checks/check'
import task from './fold-without-positives.template'

/** Deals the positives one by one and keeps the probability of each number of folds that have some. */
export default check(task, {
  key: ({ folds, positives }) => {
    let filled = [1, ...Array.from({ length: folds }, () => 0)]
    for (let dealt = 0; dealt < positives; dealt++)
      filled = filled.map(
        (chance, n) => chance * (n / folds) + (filled[n - 1] ?? 0) * ((folds - n + 1) / folds),
      )
    return { kind: 'numeric', value: 100 * (1 - (filled[folds] ?? 0)), tolerance: { absolute: 0.3 } }
  },
})
