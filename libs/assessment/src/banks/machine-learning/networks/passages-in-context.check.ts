import { check } from '../../../checks/check'
import task from './passages-in-context.template'

/** Fills the window passage by passage. */
export default check(task, {
  key: ({ window, instructions, question, answer, passage }) => {
    let value = 0
    for (let used = instructions + question + answer + passage; used <= window; used += passage) value++
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
