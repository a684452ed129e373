import { check } from '../../../checks/check'
import task from './alert-base-rate.template'

/** By odds: how many false alarms come to one real one, whatever the size of the service. */
export default check(task, {
  key: ({ oneIn, caught, falseIn, looked }) => {
    const falseToReal = ((oneIn - 1) / falseIn) * (100 / caught)
    return { kind: 'numeric', value: looked / (1 + falseToReal), tolerance: { relative: 0.02 } }
  },
})
