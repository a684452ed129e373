import { check } from '../../../checks/check'
import task from './expected-loss-order.template'

const YEARS = 120

/** Lets 120 years go by, one after the other, and adds up what is lost in whole numbers. */
export default check(task, {
  key: (p) => {
    const lost = (task.ask(p).options ?? []).map((text) => {
      const [, loss = ''] = /, (\d+) each time$/.exec(text) ?? []
      const [, times = '0'] = /: (\d+) times a year/.exec(text) ?? []
      const [, years] = /once in (\d+) years/.exec(text) ?? []
      let sum = 0
      for (let year = 1; year <= YEARS; year++) {
        for (let i = 0; i < Number(times); i++) sum += Number(loss)
        if (years && year % Number(years) === 0) sum += Number(loss)
      }
      return sum
    })
    const order = lost.map(() => -1)
    lost.forEach((one, i) => (order[lost.filter((other) => other > one).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
