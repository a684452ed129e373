import { check } from '../../../checks/check'
import task from './rebinding.template'

/** Lets the clock tick second by second, with a cache that counts down. */
export default check(task, {
  key: ({ gap, ttl, every, requests, answers }) => {
    const line = [...answers]
    const due = new Set<number>()
    let [left, isInside, inside] = [0, false, 0]
    const look = () => {
      if (left > 0) return
      const next = line.shift() ?? false
      line.push(next)
      ;[left, isInside] = [ttl, next]
    }
    for (let second = 0; second < every * requests + gap; second++) {
      if (due.has(second)) {
        look()
        if (isInside) inside++
      }
      if (second % every === 0 && second / every < requests) {
        look()
        if (!isInside) due.add(second + gap)
      }
      left--
    }
    return { kind: 'numeric', value: inside, tolerance: { absolute: 0 } }
  },
})
