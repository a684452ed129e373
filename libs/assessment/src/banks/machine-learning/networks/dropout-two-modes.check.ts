import { check } from '../../../checks/check'
import task from './dropout-two-modes.template'

/** For evaluation: the mean over every mask there is, by its probability. For training: the one mask. */
export default check(task, {
  key: ({ rate, values, dropped, mode }) => {
    const keep = 1 - rate
    const masks = Array.from({ length: 2 ** values.length }, (_, bits) =>
      values.map((_, i) => (bits >> i) & 1),
    )
    const wanted = values.map((_, i) => (dropped.includes(i) ? 0 : 1)).join()
    let value = 0
    for (const mask of masks) {
      const sum = mask.reduce((total, bit, i) => total + (bit * (values[i] ?? 0)) / keep, 0)
      const chance = mask.reduce((product, bit) => product * (bit === 1 ? keep : rate), 1)
      if (mode === 'eval') value += chance * sum
      else if (mask.join() === wanted) value = sum
    }
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
