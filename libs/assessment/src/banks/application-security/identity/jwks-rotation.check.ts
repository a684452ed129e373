import { check } from '../../../checks/check'
import task from './jwks-rotation.template'

/** Lets services fetch in every phase, walks each to the first fetch that is sure to see the change, and waits for the last. */
export default check(task, {
  key: ({ question, every, edge, life, leeway }) => {
    let known = 0
    for (let phase = 0; phase < every; phase++) {
      let fetched = phase
      // A copy that was made just before minute 0 is handed out up to this minute.
      while (fetched <= edge) fetched += every
      known = Math.max(known, fetched)
    }
    let minute = known
    if (question === 'remove') for (let token = 0; token < life + leeway; token++) minute += 1
    return { kind: 'numeric', value: minute, tolerance: { absolute: 0 } }
  },
})
