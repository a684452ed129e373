import { check } from '../../../checks/check'
import task from './activation-slopes.template'

const STEP = 1e-5

/** The function that is printed, by its name. */
function functionOf(text: string): (x: number) => number {
  const below = Number(/^Leaky ReLU: ([\d.]+)/.exec(text)?.[1] ?? 0)
  if (text.startsWith('Sigmoid')) return (x) => 1 / (1 + Math.exp(-x))
  if (text.startsWith('Hyperbolic')) return (x) => (Math.exp(x) - Math.exp(-x)) / (Math.exp(x) + Math.exp(-x))
  if (text.startsWith('ELU')) return (x) => (x < 0 ? Math.exp(x) - 1 : x)
  return text.startsWith('None') ? (x) => x : (x) => (x < 0 ? below * x : x)
}

/** Measures each slope by a small step to both sides. */
export default check(task, {
  key: (p) => {
    const { options = [] } = task.ask(p)
    const slopes = options.map((text, i) => {
      const f = functionOf(text)
      return [f(p.x + STEP) - f(p.x - STEP), i] as const
    })
    return { kind: 'ordering', orders: [slopes.sort(([x], [y]) => x - y).map(([, i]) => i)] }
  },
})
