import { check } from '../../../checks/check'
import task from './loss-curves.template'

/** Reads the printed numbers: where each curve ends, and whether validation turned. */
export default check(task, {
  option: ({ base, rows }, text) => {
    const training = rows.map(([cell]) => Number(cell))
    const validation = rows.map(([, cell]) => Number(cell))
    const [end, newEnd] = [training.at(-1) ?? 0, validation.at(-1) ?? 0]
    const isTurned = newEnd > 1.2 * Math.min(...validation)
    if (text.includes('by heart')) return end < 0.5 * base && isTurned
    if (text.includes('hardly learned'))
      return Math.min(...training, ...validation) > 0.9 * base && end < base
    if (text.includes('longer')) return end < 0.9 * base && newEnd === Math.min(...validation)
    return end > 1.5 * base && newEnd > 1.5 * base
  },
})
