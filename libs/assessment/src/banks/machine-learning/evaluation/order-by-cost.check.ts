import { check } from '../../../checks/check'
import task from './order-by-cost.template'

/** Pays mistake by mistake, from the options as they are shown; the place of each is the number of cheaper ones. */
export default check(task, {
  key: (p) => {
    const paid = (task.ask(p).options ?? []).map((text) => {
      const [, alarms = 0, missed = 0] = (/: (\d+) .* (\d+) missed/.exec(text) ?? []).map(Number)
      let cost = 0
      for (let i = 0; i < alarms; i++) cost += p.cost.alarm
      for (let i = 0; i < missed; i++) cost += p.cost.missed
      return cost
    })
    const order = paid.map(() => -1)
    paid.forEach((cost, i) => (order[paid.filter((other) => other < cost).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
