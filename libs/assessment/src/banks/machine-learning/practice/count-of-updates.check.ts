import { check } from '../../../checks/check'
import task from './count-of-updates.template'

/** Goes through the rows as training does. */
export default check(task, {
  key: ({ rows, batch, epochs, drops }) => {
    let updates = 0
    for (let epoch = 0; epoch < epochs; epoch++)
      for (let at = 0; at < rows; at += batch) if (!drops || at + batch <= rows) updates += 1
    return { kind: 'numeric', value: updates, tolerance: { absolute: 0 } }
  },
})
