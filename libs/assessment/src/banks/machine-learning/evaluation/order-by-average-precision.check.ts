import { check } from '../../../checks/check'
import task from './order-by-average-precision.template'

/** The area under the stepwise curve of precision over recall, rank by rank. */
function area(hits: readonly number[]): number {
  let [found, total] = [0, 0]
  for (const [i, hit] of hits.entries()) {
    const before = found / 3
    found += hit
    total += (found / 3 - before) * (found / (i + 1))
  }
  return total
}

export default check(task, {
  key: ({ rankings }) => {
    const areas = rankings.map(area)
    const order = areas.map(() => -1)
    areas.forEach((own, i) => (order[areas.filter((other) => other > own).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
