import { check } from '../../../checks/check'
import task from './scores-to-shares.template'

/** By the differences alone: one over the sum of what each class has for one of the asked class. */
export default check(task, {
  key: ({ scores, asked }) => {
    const all = scores.reduce((total, score) => total + Math.exp(score - (scores[asked] ?? 0)), 0)
    return { kind: 'numeric', value: Math.round(100 / all), tolerance: { absolute: 1 } }
  },
})
