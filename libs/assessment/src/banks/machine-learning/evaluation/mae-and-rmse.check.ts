import { check } from '../../../checks/check'
import { mean } from './reckon'
import task from './mae-and-rmse.template'

/** The larger less the smaller; and the spread of the errors with their bias. */
export default check(task, {
  key: ({ rows, asked }) => {
    const bias = mean(rows.map(([truth, said]) => said - truth))
    const variance = mean(rows.map(([truth, said]) => (said - truth - bias) ** 2))
    const value =
      asked === 'mean absolute'
        ? mean(rows.map((row) => Math.max(...row) - Math.min(...row)))
        : Math.hypot(bias, Math.sqrt(variance))
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
