import { check } from '../../../checks/check'
import task from './conv-output-size.template'

/** Slides the window and counts where it fits. */
export default check(task, {
  key: ({ width, kernel, stride, padding }) => {
    let value = 0
    for (let left = -padding; left + kernel - 1 < width + padding; left += stride) value++
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
