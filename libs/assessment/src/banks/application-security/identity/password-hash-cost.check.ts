import { check } from '../../../checks/check'
import task from './password-hash-cost.template'

/** Adds up the milliseconds of one busy second, sign-in by sign-in, and raises the cost until they no longer fit. */
export default check(task, {
  key: ({ base, milliseconds, cores, share, perSecond }) => {
    const spent = (each: number) =>
      Array.from({ length: perSecond }, () => each).reduce((sum, one) => sum + one, 0)
    let cost = base
    for (let each = milliseconds * 2; spent(each) <= cores * share * 10; each *= 2) cost += 1
    return { kind: 'numeric', value: cost, tolerance: { absolute: 0 } }
  },
})
