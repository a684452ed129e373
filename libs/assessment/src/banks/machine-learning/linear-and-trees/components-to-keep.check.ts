import { check } from '../../../checks/check'
import task from './components-to-keep.template'

/** Throws components away from the small end, as long as what is lost may be lost. */
export default check(task, {
  key: ({ variances, least }) => {
    const left = [...variances].sort((x, y) => y - x)
    let [lost, total] = [0, 0]
    for (const variance of variances) total += variance
    while (left.length > 0 && (lost + (left.at(-1) ?? 0)) / total <= 1 - least / 100) lost += left.pop() ?? 0
    return { kind: 'numeric', value: left.length, tolerance: { absolute: 0 } }
  },
})
