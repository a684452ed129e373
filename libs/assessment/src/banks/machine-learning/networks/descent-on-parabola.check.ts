import { check } from '../../../checks/check'
import task from './descent-on-parabola.template'

/** Walks ten steps, the slope measured by a difference. */
export default check(task, {
  option: ({ curve, rate, start }, text) => {
    const f = (w: number) => curve * w * w
    const path = [start]
    for (let step = 0; step < 10; step++) {
      const w = path.at(-1) ?? 0
      path.push(w - rate * (f(w + 0.5) - f(w - 0.5)))
    }
    const sizes = path.map(Math.abs)
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
    const isOneSided = path.every((w) => w > 0)
    if (text.includes('one side')) return isOneSided && last < first
    if (text.includes('between two')) return !isOneSided && Math.abs(last - first) < 1e-6
    if (text.includes('comes closer')) return !isOneSided && last < first - 1e-6
    return !isOneSided && last > first + 1e-6
  },
})
