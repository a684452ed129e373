import { check } from '../../../checks/check'
import task from './signals-before-labels.template'

/** The columns of a row of the log that each measure reads. */
const READS: readonly [RegExp, readonly string[]][] = [
  [/recall|precision/, ['score', 'truth']],
  [/observed/, ['score', 'truth']],
  [/ROC|log loss/, ['score', 'truth']],
  [/missing values|categories|correlation/, ['inputs']],
  [/distribution|flagged, against/, ['score']],
  [/plain rule/, ['inputs', 'score']],
]
const KNOWN_TOMORROW = ['inputs', 'score']

export default check(task, {
  option: (_, text) => {
    const reads = READS.find(([pattern]) => pattern.test(text))?.[1] ?? ['unknown']
    return reads.every((column) => KNOWN_TOMORROW.includes(column))
  },
})
