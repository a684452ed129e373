import { check } from '../../../checks/check'
import task from './winner-is-flattered.template'

const STEPS = 2_000

/** Adds up, step by step through the range, how likely the best is beyond it. */
export default check(task, {
  key: ({ settings, truth, spread }) => {
    let value = truth - spread
    for (let i = 0; i < STEPS; i++) value += ((2 * spread) / STEPS) * (1 - ((i + 0.5) / STEPS) ** settings)
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
