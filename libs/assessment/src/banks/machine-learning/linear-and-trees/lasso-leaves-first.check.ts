import { check } from '../../../checks/check'
import task from './lasso-leaves-first.template'

/** Half the squared distance to the old coefficient, plus the penalty: least over a fine grid. */
function fitted(slope: number, penalty: number): number {
  const grid = Array.from({ length: 51 }, (_, i) => (i - 25) / 10)
  const costs = grid.map((b) => (b - slope) ** 2 / 2 + penalty * Math.abs(b))
  return grid[costs.indexOf(Math.min(...costs))] ?? 0
}

/** Raises the penalty step by step and notes who reaches 0. */
export default check(task, {
  key: (features) => {
    const order: number[] = []
    for (let penalty = 0.03; order.length < features.length; penalty += 0.1)
      for (const [i, { slope }] of features.entries())
        if (!order.includes(i) && fitted(slope, penalty) === 0) order.push(i)
    return { kind: 'ordering', orders: [order] }
  },
})
