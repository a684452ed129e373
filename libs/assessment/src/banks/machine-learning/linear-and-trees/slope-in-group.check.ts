import { check } from '../../../checks/check'
import task from './slope-in-group.template'

/** Predicts twice and takes the difference. */
export default check(task, {
  key: ({ intercept, slope, shift, product, more, isIn }) => {
    const flag = isIn ? 1 : 0
    const predict = (size: number) => intercept + slope * size + shift * flag + product * size * flag
    return { kind: 'numeric', value: predict(40 + more) - predict(40), tolerance: { absolute: 0 } }
  },
})
