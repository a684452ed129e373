import { check } from '../../../checks/check'
import task from './row-timeline.template'

/** Puts a date on each moment, with the prediction at the end of day 0, and sorts by date. */
export default check(task, {
  key: (p) => {
    const dayOf = (text: string): number => {
      if (text.includes('features')) return text.includes('first') ? 1 - p.back : -0.5
      if (text.includes('prediction')) return 0
      if (text.includes('label')) return p.act + (text.includes('first') ? 1 : p.forward)
      return p.act + p.forward + 1
    }
    const days = (task.ask(p).options ?? []).map(dayOf)
    const order = days.map((_, i) => i).sort((i, j) => (days[i] ?? 0) - (days[j] ?? 0))
    return { kind: 'ordering', orders: [order] }
  },
})
