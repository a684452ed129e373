import { check } from '../../../checks/check'
import task from './machines-by-cost.template'

/** Reads the printed numbers: how many predictions a day there are for each euro. */
export default check(task, {
  key: (p) => {
    const { options = [] } = task.ask(p)
    const perEuro = options.map((text, i) => {
      const [price = 1, rate = 0, used = 0] = (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)
      return [(rate * (used / 100) * 86_400) / (24 * price), i] as const
    })
    return { kind: 'ordering', orders: [perEuro.sort(([x], [y]) => y - x).map(([, i]) => i)] }
  },
})
