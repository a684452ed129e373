import { check } from '../../../checks/check'
import task from './naive-bayes.template'

/** The odds, in logarithms, from the class and from each word. */
export default check(task, {
  key: ({ spam, other, counts, has }) => {
    let logOdds = Math.log(spam) - Math.log(other)
    for (const [word, [inSpam, inOther]] of counts.entries()) {
      const [yes, no] = [spam + 1 - inSpam, other + 1 - inOther]
      logOdds += word === has ? Math.log((inSpam + 1) / (inOther + 1)) : Math.log(yes / no)
      logOdds += Math.log((other + 2) / (spam + 2))
    }
    return { kind: 'numeric', value: 100 / (1 + Math.exp(-logOdds)), tolerance: { absolute: 0.3 } }
  },
})
