import { check } from '../../../checks/check'
import task from './rare-positives.template'

/** Goes through a thousand payments one by one instead of using the formula. */
export default check(task, {
  key: ({ positives, recall, alarms }) => {
    let [fraud, honest] = [0, 0]
    for (let payment = 0; payment < 1000; payment++)
      if (payment < positives) fraud += recall
      else honest += alarms
    return { kind: 'numeric', value: (100 * fraud) / (fraud + honest), tolerance: { absolute: 0.1 } }
  },
})
