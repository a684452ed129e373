import { check } from '../../../checks/check'
import task from './auc-by-pairs.template'

/** Draws the curve threshold by threshold, and adds up the trapezoids under it. */
export default check(task, {
  key: ({ positives, negatives }) => {
    const thresholds = [...new Set([...positives, ...negatives])].sort((x, y) => y - x)
    const share = (scores: readonly number[], least: number) =>
      scores.filter((score) => score >= least).length / scores.length
    let [area, left, height] = [0, 0, 0]
    for (const threshold of thresholds) {
      const [alarms, recall] = [share(negatives, threshold), share(positives, threshold)]
      area += ((alarms - left) * (recall + height)) / 2
      ;[left, height] = [alarms, recall]
    }
    return { kind: 'numeric', value: area, tolerance: { absolute: 0.01 } }
  },
})
