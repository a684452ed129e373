import { check } from '../../../checks/check'
import task from './fallback-quality.template'

/** Sorts a hundred calls, each with the share of its tickets that are right. */
export default check(task, {
  key: ({ late, model, rule, silent }) => {
    let right = 0
    for (let call = 0; call < 100; call++) {
      if (call < silent) continue
      right += (call < silent + late ? rule : model) / 100
    }
    return { kind: 'numeric', value: right, tolerance: { absolute: 0.1 } }
  },
})
