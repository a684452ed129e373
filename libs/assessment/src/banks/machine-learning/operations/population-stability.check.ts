import { check } from '../../../checks/check'
import task from './population-stability.template'

const divergence = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, share, i) => sum + share * (Math.log2(share) - Math.log2(right[i] ?? share)), 0) *
  Math.LN2

/** The index is the divergence of each from the other; shares from the printed counts. */
export default check(task, {
  key: (p) => {
    const rows = (task.ask(p).code ?? '').split('\n').slice(1)
    const [then = [], now = []] = [0, 1].map((column) => {
      const counts = rows.map((row) => Number(row.match(/\d+/g)?.[column]))
      return counts.map((count) => count / counts.reduce((sum, one) => sum + one, 0))
    })
    return {
      kind: 'numeric',
      value: divergence(then, now) + divergence(now, then),
      tolerance: { absolute: 0.01 },
    }
  },
})
