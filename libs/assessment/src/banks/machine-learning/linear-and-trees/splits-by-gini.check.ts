import { check } from '../../../checks/check'
import task from './splits-by-gini.template'

/** Draws every pair of rows of a side and counts those of two classes. */
function mixed(plus: number, minus: number): number {
  const rows = [...Array.from({ length: plus }, () => '+'), ...Array.from({ length: minus }, () => '-')]
  const pairs = rows.map((one) => rows.filter((other) => other !== one).length)
  return pairs.reduce((sum, count) => sum + count, 0) / rows.length
}

export default check(task, {
  key: (p) => {
    const scores = (task.ask(p).options ?? []).map((text) => {
      const [a = 0, b = 0, c = 0, d = 0] = (text.match(/\d+/g) ?? []).map(Number)
      return mixed(a, b) + mixed(c, d)
    })
    const order = scores.map((_, i) => i).sort((i, j) => (scores[i] ?? 0) - (scores[j] ?? 0))
    return { kind: 'ordering', orders: [order] }
  },
})
