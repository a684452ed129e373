import { check } from '../../../checks/check'
import task from './guards-by-chance.template'

const ordersOf = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((one) => ordersOf(items.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Reckons all 24 orders: each test is paid for by the calls that come so far. */
export default check(task, {
  key: ({ guards }) => {
    const meanOf = (order: readonly number[]) => {
      let [mean, come] = [0, 1]
      for (const i of order) {
        const { gas = 0, refuses = 0 } = guards[i] ?? {}
        mean += come * gas
        come *= 1 - refuses / 100
      }
      return mean
    }
    const orders = ordersOf(guards.map((_, i) => i)).sort((x, y) => meanOf(x) - meanOf(y))
    const [best = [], next = []] = orders
    return { kind: 'ordering', orders: meanOf(next) - meanOf(best) > 1e-6 ? [best] : [best, next] }
  },
})
