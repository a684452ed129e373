import { check } from '../../../checks/check'
import task from './class-weights.template'

/** Row by row: one over the size of its class, then all scaled so that they sum to the number of rows. */
export default check(task, {
  key: ({ counts, asked }) => {
    const rows = counts.flatMap((count, own) => Array.from({ length: count }, () => own))
    const raw = rows.map((own) => 1 / rows.filter((other) => other === own).length)
    const scale = rows.length / raw.reduce((total, one) => total + one, 0)
    const value = (raw[rows.indexOf(asked)] ?? 0) * scale
    return { kind: 'numeric', value, tolerance: { absolute: 0.01 } }
  },
})
