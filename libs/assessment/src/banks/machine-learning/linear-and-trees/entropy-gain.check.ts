import { check } from '../../../checks/check'
import task from './entropy-gain.template'

/** The mutual information of side and class, cell by cell. */
export default check(task, {
  key: ({ left, right }) => {
    const cells = [
      [left.plus, left.minus],
      [right.plus, right.minus],
    ]
    const total = cells.flat().reduce((sum, count) => sum + count, 0)
    let value = 0
    for (const row of cells)
      for (const [i, count] of row.entries()) {
        const inRow = row.reduce((sum, one) => sum + one, 0)
        const inColumn = cells.reduce((sum, other) => sum + (other[i] ?? 0), 0)
        if (count > 0) value += (count / total) * Math.log2((count * total) / (inRow * inColumn))
      }
    return { kind: 'numeric', value, tolerance: { absolute: 0.02 } }
  },
})
