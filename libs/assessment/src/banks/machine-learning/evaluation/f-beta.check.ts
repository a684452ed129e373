import { check } from '../../../checks/check'
import task from './f-beta.template'

/** By counts instead of rates: a miss weighs beta squared, a false alarm one. */
export default check(task, {
  key: ({ beta, found, alarms, missed }) => {
    const wrong = (beta * beta * missed + alarms) / (1 + beta * beta)
    return { kind: 'numeric', value: found / (found + wrong), tolerance: { absolute: 0.01 } }
  },
})
