import { check } from '../../../checks/check'
import task from './output-and-loss.template'

/** Targets that occur, told from the words of the subject; shortened to three classes. */
function targetsOf(says: string): readonly (readonly number[])[] {
  if (/several/.test(says))
    return [
      [1, 1, 0],
      [0, 0, 0],
    ]
  if (/gained|warms/.test(says)) return [[-2.5], [3]]
  if (/^whether/.test(says)) return [[0], [1]]
  return [
    [1, 0, 0],
    [0, 0, 1],
  ]
}

/** A layer is right where its outputs can be these targets, and exclude what never occurs. */
export default check(task, {
  option: ({ subject, many }, text) => {
    const targets = targetsOf(subject.says)
    const isWide = targets.every((target) => target.length > 1)
    const sumToOne = targets.every((target) => target.reduce((sum, one) => sum + one, 0) === 1)
    const inside = targets.flat().every((one) => one >= 0 && one <= 1)
    if (isWide !== text.startsWith(`${many} units`)) return false
    if (text.includes('softmax')) return sumToOne
    return text.includes('sigmoid') ? inside && !(isWide && sumToOne) : !inside
  },
})
