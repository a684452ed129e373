import { check } from '../../../checks/check'
import task from './receptive-field.template'

/** Goes back from one output and collects every place that it reads, layer by layer. */
export default check(task, {
  key: ({ layers }) => {
    let places = new Set([0])
    for (const { size, stride } of [...layers].reverse())
      places = new Set(
        [...places].flatMap((place) => Array.from({ length: size }, (_, i) => place * stride + i)),
      )
    return {
      kind: 'numeric',
      value: Math.max(...places) - Math.min(...places) + 1,
      tolerance: { absolute: 0 },
    }
  },
})
