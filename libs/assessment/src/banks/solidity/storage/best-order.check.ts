import { check } from '../../../checks/check'
import task from './best-order.template'
import type { Variable } from './declared'
import { slotsOf } from './declared'
import { wholeKey } from './keys'

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((one, i) => orders(items.filter((_, j) => i !== j)).map((rest) => [one, ...rest]))

/** Every order is laid out; the best of them is compiled. */
export default check(task, {
  key: ({ variables }, { solc }) => {
    const of = (order: readonly Variable[]) => slotsOf(order.map(({ size }) => size))
    const best = orders(variables).reduce((found, order) => (of(order) < of(found) ? order : found))
    const source = `contract Best { ${best.map(({ type, name }) => `${type} ${name};`).join(' ')} }`
    const layout = solc(source).contracts.Best?.layout ?? []
    return wholeKey(new Set(layout.map(({ slot }) => slot)).size)
  },
})
