import { check } from '../../../checks/check'
import task from './tiny-forward-pass.template'

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, one, i) => sum + one * (right[i] ?? 0), 0)

/** Multiplies whole vectors, the bias as an input that is always one. */
export default check(task, {
  key: ({ x, units, bias }) => {
    const hidden = units.map((unit) => Math.max(0, dot([...unit.weights, unit.bias], [...x, 1])))
    const value = dot([...units.map(({ out }) => out), bias], [...hidden, 1])
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
