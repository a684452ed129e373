import { check } from '../../../checks/check'
import task from './hedged-tail.template'

/** Counts the four outcomes of a pair, and goes from product to product while none was slow. */
export default check(task, {
  key: ({ calls, slow }) => {
    const outcomes = [slow, 100 - slow]
    let fastPairs = 0
    for (const [i, one] of outcomes.entries())
      for (const [j, other] of outcomes.entries()) if (i + j > 0) fastPairs += one * other
    let [fast, waits] = [1, 0]
    for (let call = 0; call < calls; call++) {
      waits += fast * (1 - fastPairs / 10_000)
      fast *= fastPairs / 10_000
    }
    return { kind: 'numeric', value: 100 * waits, tolerance: { absolute: 0.1 } }
  },
})
