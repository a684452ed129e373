import { check } from '../../../checks/check'
import task from './clipped-gradient.template'

/** Halves the interval of factors until the largest one that keeps the bound is found. */
export default check(task, {
  key: ({ parts, most, asked }) => {
    let [fits, tooLarge] = [0, 1 + 1e-9]
    for (let i = 0; i < 60; i++) {
      const factor = (fits + tooLarge) / 2
      const squares = parts.reduce((sum, part) => sum + (factor * part) ** 2, 0)
      if (squares <= most ** 2) fits = factor
      else tooLarge = factor
    }
    return { kind: 'numeric', value: (parts[asked] ?? 0) * fits, tolerance: { absolute: 0.02 } }
  },
})
