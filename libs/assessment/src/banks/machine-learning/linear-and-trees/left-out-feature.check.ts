import { check } from '../../../checks/check'
import task from './left-out-feature.template'

/** Rows of this kind, and least squares on them with one feature. */
export default check(task, {
  key: ({ own, other, together }) => {
    // The rest of the left-out feature, and of the goal, has nothing to do with the kept one.
    const rows = [
      { x: -2, rest: 1, noise: -1 },
      { x: -1, rest: -1, noise: 2 },
      { x: 0, rest: 0, noise: 0 },
      { x: 1, rest: -1, noise: -2 },
      { x: 2, rest: 1, noise: 1 },
    ].map(({ x, rest, noise }) => ({ x: x + 7, y: own * x + other * (together * x + rest) + noise + 30 }))
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
    const [middle, level] = [mean(rows.map(({ x }) => x)), mean(rows.map(({ y }) => y))]
    const xy = rows.reduce((sum, { x, y }) => sum + (x - middle) * (y - level), 0)
    const xx = rows.reduce((sum, { x }) => sum + (x - middle) ** 2, 0)
    return { kind: 'numeric', value: xy / xx, tolerance: { absolute: 0.05 } }
  },
})
