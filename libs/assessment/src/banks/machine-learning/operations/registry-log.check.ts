import { check } from '../../../checks/check'
import task from './registry-log.template'

/** Reads the log from its end: each rollback strikes out one promotion before it. */
export default check(task, {
  key: ({ events }) => {
    let open = 0
    for (const event of [...events].reverse()) {
      if (event === 'rollback') open++
      else if (open > 0) open--
      else return { kind: 'numeric', value: Number(/\d+/.exec(event)?.[0]), tolerance: { absolute: 0 } }
    }
    throw new Error('Everything was rolled back')
  },
})
