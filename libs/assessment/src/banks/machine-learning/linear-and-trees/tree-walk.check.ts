import { check } from '../../../checks/check'
import task from './tree-walk.template'

/** Reads the printed tree line by line and goes only below the questions that hold. */
export default check(task, {
  key: (p) => {
    const row = new Map<string, number>(p.names.map((name, i) => [name, p.row[i] ?? 0]))
    let depth = 0
    for (const line of (task.ask(p).code ?? '').split('\n')) {
      const [indent = '', text = ''] = line.split('--- ')
      if ((indent.length - 1) / 4 !== depth) continue
      const [name = '', sign = '', edge = ''] = text.split(/ +/)
      if (name === 'value:') return { kind: 'numeric', value: Number(sign), tolerance: { absolute: 0 } }
      const value = row.get(name) ?? NaN
      if (sign === '>' ? value > Number(edge) : value <= Number(edge)) depth++
    }
    throw new Error('No leaf')
  },
})
