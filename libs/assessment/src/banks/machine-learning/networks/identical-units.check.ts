import { check } from '../../../checks/check'
import task from './identical-units.template'

const ROWS = [
  [0.3, -0.8, 0.5],
  [-0.6, 0.4, -0.2],
  [0.9, 0.7, 0.1],
] as const

/** Trains such a network for some steps and counts the activations that differ. */
export default check(task, {
  key: ({ alike, others, free, constant }) => {
    const same = (count: number, value: number) =>
      Array.from({ length: count }, () => ({ a: value, b: value, bias: value, out: value }))
    const units = [
      ...same(alike, constant),
      ...same(others, -constant / 2),
      // Unlike each other and the groups.
      ...Array.from({ length: free }, (_, i) => ({
        a: Math.sin(i + 1),
        b: Math.cos(3 * i + 1),
        bias: 0,
        out: 0.3,
      })),
    ]
    const activation = ({ a, b, bias }: (typeof units)[number], x: number, y: number) =>
      Math.tanh(a * x + b * y + bias)
    for (let step = 0; step < 20; step++)
      for (const [x, y, target] of ROWS) {
        const error = units.reduce((sum, unit) => sum + unit.out * activation(unit, x, y), 0) - target
        for (const unit of units) {
          const h = activation(unit, x, y)
          const back = 0.05 * error * unit.out * (1 - h * h)
          unit.out -= 0.05 * error * h
          unit.a -= back * x
          unit.b -= back * y
          unit.bias -= back
        }
      }
    const shown = new Set(units.map((unit) => activation(unit, 0.37, -0.61).toFixed(9)))
    return { kind: 'numeric', value: shown.size, tolerance: { absolute: 0 } }
  },
})
