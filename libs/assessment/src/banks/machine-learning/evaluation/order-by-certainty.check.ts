import { check } from '../../../checks/check'
import task from './order-by-certainty.template'

/** The variance of the mean from the cases themselves, 1 where right and 0 where wrong, read from the options. */
function varianceOf(text: string): number {
  const [, percent = 0, cases = 0] = (/right in (\d+) % of (\d+)/.exec(text) ?? []).map(Number)
  const share = percent / 100
  const right = Math.round(share * cases)
  let squares = 0
  for (let one = 1; one <= cases; one++) squares += ((one <= right ? 1 : 0) - share) ** 2
  return squares / cases ** 2
}

export default check(task, {
  key: (p) => {
    const variances = (task.ask(p).options ?? []).map(varianceOf)
    const order = variances.map(() => -1)
    variances.forEach((own, i) => (order[variances.filter((other) => other < own).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
