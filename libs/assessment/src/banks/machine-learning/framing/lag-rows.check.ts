import { check } from '../../../checks/check'
import task from './lag-rows.template'

/** Tries every week for a row and keeps those that fit. */
export default check(task, {
  key: ({ series, weeks, back, ahead, tested }) => {
    const all = Array.from({ length: weeks }, (_, i) => i + 1)
    const rows = all.filter((t) => t - back + 1 >= 1 && t + ahead <= weeks)
    const first = Math.min(...rows.filter((t) => t + ahead > weeks - tested))
    const training = rows.filter((t) => t + ahead <= first)
    return { kind: 'numeric', value: training.length * series, tolerance: { absolute: 0 } }
  },
})
