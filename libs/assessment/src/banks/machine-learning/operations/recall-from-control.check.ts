import { check } from '../../../checks/check'
import task from './recall-from-control.template'

/** By way of all flagged payments and the share of fraud among them. */
export default check(task, {
  key: ({ percent, control, fraud, missed }) => {
    const flagged = control / (percent / 100)
    const precision = fraud / control
    const perCaught = missed / (flagged * precision)
    return { kind: 'numeric', value: 100 / (1 + perCaught), tolerance: { absolute: 0.2 } }
  },
})
