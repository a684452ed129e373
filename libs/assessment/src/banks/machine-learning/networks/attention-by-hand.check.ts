import { check } from '../../../checks/check'
import task from './attention-by-hand.template'

/** Of two keys the first has the weight of a sigmoid of the difference, which is one dot product. */
export default check(task, {
  key: ({ query, keys: [one = [], other = []], values: [first = 0, second = 0] }) => {
    let lead = 0
    for (const [i, q] of query.entries()) lead += (q * ((one[i] ?? 0) - (other[i] ?? 0))) / 2
    const weight = 0.5 + Math.tanh(lead / 2) / 2
    return { kind: 'numeric', value: second + weight * (first - second), tolerance: { absolute: 0.15 } }
  },
})
