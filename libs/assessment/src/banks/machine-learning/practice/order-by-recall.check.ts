import { check } from '../../../checks/check'
import task from './order-by-recall.template'

/** By the misses for each find, read from the table: the fewer, the higher the recall. No division by all cases. */
export default check(task, {
  key: (p) => {
    const { code = '', options = [] } = task.ask(p)
    const rows = code
      .split('\n')
      .slice(1)
      .map((line) => line.split(/\s+/))
    const missesOf = (i: number) => {
      const [, , right, missed] = rows.find(([name]) => name === options[i]) ?? []
      return Number(missed) / Number(right)
    }
    return {
      kind: 'ordering',
      orders: [options.map((_, i) => i).sort((x, y) => missesOf(x) - missesOf(y))],
    }
  },
})
