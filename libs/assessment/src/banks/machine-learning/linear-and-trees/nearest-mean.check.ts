import { check } from '../../../checks/check'
import task from './nearest-mean.template'

/** Widens a circle around the new row until three rows are in it. */
export default check(task, {
  key: ({ at, rows }) => {
    const inside = (radius: number) => rows.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= radius)
    let radius = 0
    while (inside(radius).length < 3) radius += 0.05
    const values = inside(radius).map(({ value }) => value)
    if (values.length !== 3) throw new Error('Two rows are equally far')
    const value = values.reduce((mean, one) => mean + one / 3, 0)
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
