import { check } from '../../../checks/check'
import task from './early-positives.template'

/** Looks at each row of each day's thousand and asks whether its label is certain. */
export default check(task, {
  key: ({ days, daily, span }) => {
    let [rows, positives] = [0, 0]
    for (let age = 1; age <= span; age++)
      for (let row = 0; row < 1000; row++) {
        const day = row < days * daily ? Math.floor(row / daily) + 1 : null
        const happened = day !== null && day <= age
        if (happened || age >= days) rows++
        if (happened) positives++
      }
    return { kind: 'numeric', value: (positives / rows) * 100, tolerance: { absolute: 0.1 } }
  },
})
