import { check } from '../../../checks/check'
import task from './idle-and-absolute.template'

/** Lives the session minute by minute. */
export default check(task, {
  key: ({ idle, absolute, requests }) => {
    let quiet = 0
    let minute = 0
    while (quiet < idle && minute < absolute) {
      minute += 1
      quiet = requests.includes(minute) ? 0 : quiet + 1
    }
    return { kind: 'numeric', value: minute, tolerance: { absolute: 0 } }
  },
})
