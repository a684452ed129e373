import { check } from '../../../checks/check'
import task from './hsts-last-day.template'

const DAY = 86_400

/** Goes from noon to noon with the policy that a browser would hold. */
export default check(task, {
  key: (p) => {
    const headers = new Map(
      (task.ask(p).code ?? '').split('\n').map((line) => {
        const [, day, age] = /^day +(\d+) +(?:.*max-age=(\d+))?/.exec(line) ?? []
        return [Number(day), age] as const
      }),
    )
    let ends = -1
    for (let day = 0; ; day++) {
      const age = headers.get(day)
      if (age !== undefined) ends = day * DAY + Number(age)
      if (ends >= 0 && day * DAY >= ends) return { kind: 'numeric', value: day, tolerance: { absolute: 0 } }
    }
  },
})
