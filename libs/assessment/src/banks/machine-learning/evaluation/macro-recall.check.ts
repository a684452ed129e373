import { check } from '../../../checks/check'
import task from './macro-recall.template'

/** Goes through the cases with a weight for each, so that every class weighs a third. */
export default check(task, {
  key: ({ rows }) => {
    let [right, all] = [0, 0]
    rows.forEach((row, truth) => {
      const cases = row.flatMap((count, said) => Array.from({ length: count }, () => said))
      for (const said of cases) {
        all += 1 / cases.length
        if (said === truth) right += 1 / cases.length
      }
    })
    return { kind: 'numeric', value: (100 * right) / all, tolerance: { absolute: 0.1 } }
  },
})
