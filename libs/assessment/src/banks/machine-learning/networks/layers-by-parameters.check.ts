import { check } from '../../../checks/check'
import task from './layers-by-parameters.template'

/** Reads the layer as it is printed, and adds up what each output has of its own. */
function counted(text: string): number {
  const [first = 0, second = 0] = (text.replace(/\d×\d/, '').match(/\d+/g) ?? []).map(Number)
  if (text.includes('pooling')) return 0
  if (text.includes('normalisation')) return ['scale', 'shift'].length * first
  if (text.includes('Embedding'))
    return Array<number>(first)
      .fill(second)
      .reduce((sum, row) => sum + row, 0)
  const window = text.includes('3×3') ? 3 * 3 : 1
  return Array<number>(second)
    .fill(window * first + 1)
    .reduce((sum, unit) => sum + unit, 0)
}

export default check(task, {
  key: (p) => {
    const { options = [] } = task.ask(p)
    const counts = options.map((text, i) => [counted(text), i] as const)
    return { kind: 'ordering', orders: [counts.sort(([x], [y]) => x - y).map(([, i]) => i)] }
  },
})
