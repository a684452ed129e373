import { check } from '../../../checks/check'
import task from './copied-evidence.template'

/** Counts ten thousand rows, then lets naive Bayes take its shares from the counts. */
export default check(task, {
  key: ({ prior, within, outside }) => {
    const total = 10_000
    const inClass = (total * prior) / 100
    const classes = [inClass, total - inClass]
    const both = [(inClass * within) / 100, ((total - inClass) * outside) / 100]
    const share = ([yes = 0, no = 0]: readonly number[]) => (100 * yes) / (yes + no)
    const naive = classes.map((rows, i) => {
      const has = (both[i] ?? 0) / rows
      return (rows / total) * has * has
    })
    return { kind: 'numeric', value: share(naive) - share(both), tolerance: { absolute: 0.3 } }
  },
})
