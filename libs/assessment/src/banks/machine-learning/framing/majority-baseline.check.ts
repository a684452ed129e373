import { check } from '../../../checks/check'
import task from './majority-baseline.template'

/** Writes out the labels and scores each constant answer on them. */
export default check(task, {
  key: ({ counts }) => {
    const labels = counts.flatMap(({ name, count }) => Array.from({ length: count }, () => name))
    let best = 0
    for (const { name } of counts) best = Math.max(best, labels.filter((label) => label === name).length)
    return { kind: 'numeric', value: (best / labels.length) * 100, tolerance: { absolute: 0.1 } }
  },
})
