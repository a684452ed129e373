import { check } from '../../../checks/check'
import task from './mistakes-removed.template'

/** Counts mistakes among ten thousand cases by the two accuracies as they are written. */
export default check(task, {
  key: (p) => {
    const [before = 0, after = 0] = (task.ask(p).stem.match(/[\d.]+(?= %)/g) ?? []).map((text) =>
      Math.round(10_000 - 100 * Number(text)),
    )
    return { kind: 'numeric', value: (100 * (before - after)) / before, tolerance: { absolute: 0.5 } }
  },
})
