import { check } from '../../../checks/check'
import task from './mitigation-order.template'

const ordersOf = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => ordersOf(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Tries every order: right is the one in which nobody is sorry for any purchase. */
export default check(task, {
  key: (p) => {
    const { stem, options = [] } = task.ask(p)
    const losses = new Map(
      [...stem.matchAll(/(\d+) a year by ([a-z ]+?)(?: and|\.)/g)].map(
        ([, loss = '', threat = '']) => [threat, BigInt(loss)] as const,
      ),
    )
    const measures = options.map((text) => {
      const [, cost = '', threat = '', percent = ''] =
        /for (\d+): cuts the loss by (.*) by (\d+) %$/.exec(text) ?? []
      return { cost: BigInt(cost), threat, percent: BigInt(percent) }
    })
    /** What is lost in a year with these measures, in parts of 100 to the power of their number, as a whole number. */
    const lost = (bought: readonly number[]): bigint =>
      [...losses].reduce(
        (sum, [threat, loss]) =>
          sum +
          measures.reduce(
            (rest, measure, i) =>
              rest * (bought.includes(i) && measure.threat === threat ? 100n - measure.percent : 100n),
            loss,
          ),
        0n,
      )
    const isRight = (order: readonly number[]): boolean =>
      order.every((chosen, at) => {
        const before = order.slice(0, at)
        const saved = (i: number) => lost(before) - lost([...before, i])
        const cost = (i: number) => measures[i]?.cost ?? 1n
        return order.slice(at).every((other) => saved(chosen) * cost(other) >= saved(other) * cost(chosen))
      })
    return { kind: 'ordering', orders: ordersOf(options.map((_, i) => i)).filter(isRight) }
  },
})
