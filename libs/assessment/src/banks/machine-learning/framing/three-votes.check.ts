import { check } from '../../../checks/check'
import task from './three-votes.template'

/** Goes through all eight ways in which the three can be right or wrong. */
export default check(task, {
  key: ({ right }) => {
    let value = 0
    for (let way = 0; way < 8; way++) {
      const isRight = right.map((_, i) => Math.floor(way / 2 ** i) % 2 === 1)
      if (isRight.filter(Boolean).length < 2) continue
      value += right.reduce((part, percent, i) => (part * (isRight[i] ? percent : 100 - percent)) / 100, 100)
    }
    return { kind: 'numeric', value, tolerance: { absolute: 0.2 } }
  },
})
