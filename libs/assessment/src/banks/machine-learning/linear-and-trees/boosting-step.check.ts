import { check } from '../../../checks/check'
import task from './boosting-step.template'

/** Runs the rounds: residuals, leaves, predictions of all rows. */
export default check(task, {
  key: ({ edge, ys, rate, rounds, at }) => {
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, y) => sum + y / numbers.length, 0)
    let predictions = ys.map(() => mean(ys))
    for (let round = 0; round < rounds; round++) {
      const residuals = ys.map((y, i) => y - (predictions[i] ?? 0))
      const leaf = (left: boolean) => mean(residuals.filter((_, i) => i + 1 <= edge === left))
      predictions = predictions.map((said, i) => said + rate * leaf(i + 1 <= edge))
    }
    return { kind: 'numeric', value: predictions[at - 1] ?? 0, tolerance: { absolute: 0.1 } }
  },
})
