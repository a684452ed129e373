import { check } from '../../../checks/check'
import task from './clustered-test-set.template'

/** Adds up the correlations of every row with every other of its unit: the variance of the mean. */
export default check(task, {
  key: ({ units, each, correlation }) => {
    let ofSum = 0
    for (let one = 0; one < each; one++)
      for (let other = 0; other < each; other++) ofSum += one === other ? 1 : correlation / 100
    const ofMean = (units * ofSum) / (units * each) ** 2
    return { kind: 'numeric', value: 1 / ofMean, tolerance: { relative: 0.015 } }
  },
})
