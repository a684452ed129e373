import { check } from '../../../checks/check'
import task from './never-shown.template'

/** Solves for the day on which the first one falls below the second; the third never comes up. */
export default check(task, {
  key: ({ days, items }) => {
    const [lead, next] = [...items].sort((x, y) => y.clicks - x.clicks)
    if (!lead || !next) throw new Error('Three items')
    const best = Math.max(...items.map(({ rate }) => rate))
    const first = Math.ceil((lead.clicks - next.clicks) / (next.clicks - lead.rate))
    const value = first * (best - lead.rate) + (days - first) * (best - next.rate)
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
