import { check } from '../../../checks/check'
import task from './early-stopping.template'

/** The first epoch before which, with the patience taken off, there is already something as low as all since. */
export default check(task, {
  key: ({ patience, losses, asked }) => {
    const last = losses.findIndex((_, i) => {
      const before = losses.slice(0, Math.max(0, i + 1 - patience))
      return before.length > 0 && Math.min(...before) <= Math.min(...losses.slice(before.length, i + 1))
    })
    const run = losses.slice(0, last + 1)
    const kept = run.indexOf(Math.min(...run)) + 1
    return { kind: 'numeric', value: asked === 'kept' ? kept : run.length, tolerance: { absolute: 0 } }
  },
})
