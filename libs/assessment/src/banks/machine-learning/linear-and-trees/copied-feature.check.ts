import { check } from '../../../checks/check'
import task from './copied-feature.template'

/** Counts the answers that turn over: right ones are lost, wrong ones are won. */
export default check(task, {
  key: ({ edge, rows }) => {
    let lost = 0
    for (const { x, y, shuffled } of rows) {
      const [before, after] = [2 * x, x + shuffled].map((sum) => Number(sum > 2 * edge + 1))
      if (before !== after) lost += before === y ? 1 : -1
    }
    return { kind: 'numeric', value: lost * (100 / rows.length), tolerance: { absolute: 0.1 } }
  },
})
