import { check } from '../../../checks/check'
import task from './due-first.template'

/** Reads texts and times, then waits day by day and notes what becomes due. */
export default check(task, {
  key: (p) => {
    const { code = '', options = [] } = task.ask(p)
    const daysOf = (word: string) => Number(new RegExp(`^${word} .*?(\\d+) days`, 'm').exec(code)?.[1])
    const starts = options.map((text) => {
      const [, severity = '', found = ''] = /: (\w+), found on day (\d+)/.exec(text) ?? []
      const attacked = /attacks known since day (\d+)/.exec(text)?.[1]
      return [
        { from: Number(found), days: daysOf(severity) },
        ...(attacked === undefined ? [] : [{ from: Number(attacked), days: daysOf('attacked') }]),
      ]
    })
    const order: number[] = []
    for (let day = 200; order.length < options.length; day++)
      starts.forEach((times, i) => {
        if (!order.includes(i) && times.some(({ from, days }) => day - from >= days)) order.push(i)
      })
    return { kind: 'ordering', orders: [order] }
  },
})
