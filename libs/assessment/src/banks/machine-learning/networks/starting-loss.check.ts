import { check } from '../../../checks/check'
import task from './starting-loss.template'

/** Computes the softmax of the scores and the loss of every row. */
export default check(task, {
  key: ({ classes, score, rows }) => {
    const powers = Array.from({ length: classes }, () => Math.exp(score))
    const all = powers.reduce((sum, power) => sum + power, 0)
    let total = 0
    for (let row = 0; row < rows; row++) total -= Math.log((powers[row % classes] ?? 0) / all)
    return { kind: 'numeric', value: total / rows, tolerance: { absolute: 0.02 } }
  },
})
