import { check } from '../../../checks/check'
import task from './decoded-pictures.template'

/** Reads the numbers from the options and compares the uploads two by two. */
export default check(task, {
  key: (p) => {
    const bytes = (task.ask(p).options ?? []).map((text) => {
      const [, width = '', height = '', frames = ''] = /, (\d+) × (\d+) pixels, (\d+)/.exec(text) ?? []
      return BigInt(width) * BigInt(height) * BigInt(frames) * 4n
    })
    const order = bytes.map(() => -1)
    bytes.forEach((one, i) => (order[bytes.filter((other) => other > one).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
