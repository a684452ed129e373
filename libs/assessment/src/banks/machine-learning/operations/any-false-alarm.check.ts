import { check } from '../../../checks/check'
import task from './any-false-alarm.template'

/** Takes one comparison after another and carries the probability of every number of alarms. */
export default check(task, {
  key: ({ features, tenths }) => {
    const alarm = tenths / 1000
    let chances = [1]
    for (let i = 0; i < features; i++)
      chances = [...chances, 0].map((same, count) => same * (1 - alarm) + (chances[count - 1] ?? 0) * alarm)
    const [, ...some] = chances
    return {
      kind: 'numeric',
      value: 100 * some.reduce((sum, one) => sum + one, 0),
      tolerance: { absolute: 0.2 },
    }
  },
})
