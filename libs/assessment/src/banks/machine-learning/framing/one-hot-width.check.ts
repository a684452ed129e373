import { check } from '../../../checks/check'
import task from './one-hot-width.template'

/** Encodes row by row and collects the names that come up. */
export default check(task, {
  key: ({ columns }) => {
    const names = new Set<string>()
    for (const { name, cells } of columns)
      for (const cell of cells) names.add(typeof cell === 'string' ? `${name}_${cell}` : name)
    return { kind: 'numeric', value: names.size, tolerance: { absolute: 0 } }
  },
})
