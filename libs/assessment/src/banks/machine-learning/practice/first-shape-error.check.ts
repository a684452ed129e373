import { check } from '../../../checks/check'
import task from './first-shape-error.template'

/** Reads the code line by line and keeps the shape of everything. */
export default check(task, {
  key: (p) => {
    const shapes = new Map<string, readonly number[]>()
    const shapeOf = (name: string): readonly number[] => {
      const shape = shapes.get(name.replace('.T', '')) ?? []
      return name.endsWith('.T') ? [...shape].reverse() : shape
    }
    for (const line of (task.ask(p).code ?? '').split('\n').filter((text) => text !== '')) {
      const [name = '', value = ''] = line.split(' = ')
      if (value.startsWith('zeros')) {
        shapes.set(name, (value.match(/\d+/g) ?? []).map(Number))
        continue
      }
      const [left = '', right = ''] = value.split(' @ ')
      const [[rows = 0, inner = 0], [outer = 0, columns = 0]] = [shapeOf(left), shapeOf(right)]
      if (inner !== outer) return { kind: 'short', accept: [name] }
      shapes.set(name, [rows, columns])
    }
    throw new Error('Every line fits')
  },
})
