import { check } from '../../../checks/check'
import task from './order-by-log-loss.template'

/** Whole products of the percentages, without a logarithm: the place of each is the number of larger ones. */
export default check(task, {
  key: ({ models }) => {
    const products = models.map((given) => given.reduce<number>((product, percent) => product * percent, 1))
    const order = products.map(() => -1)
    products.forEach((own, i) => (order[products.filter((other) => other > own).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
