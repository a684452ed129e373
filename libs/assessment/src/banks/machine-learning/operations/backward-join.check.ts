import { check } from '../../../checks/check'
import task from './backward-join.template'

/** Steps back day by day from each prediction, until there is a balance or the age is reached. */
export default check(task, {
  key: ({ age, balances, predictions }) => {
    const on = new Map(balances.map(({ customer, day, balance }) => [`${customer} ${day}`, balance]))
    let value = 0
    for (const { customer, day } of predictions)
      for (let back = 0; back <= age; back++) {
        const balance = on.get(`${customer} ${day - back}`)
        if (balance === undefined) continue
        value += balance
        break
      }
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
