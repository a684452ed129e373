import { check } from '../../../checks/check'
import task from './log-lines.template'

/** Decodes each request as the server does, and counts in what is written. */
export default check(task, {
  key: (p) => {
    const requests = (task.ask(p).code ?? '').split('\n').filter((line) => line.startsWith('GET '))
    const log = requests
      .map((line) => `${new URL(line.slice(4), 'http://host.example').searchParams.get('user')}\n`)
      .join('')
    return { kind: 'numeric', value: log.split('\n').length - 1, tolerance: { absolute: 0 } }
  },
})
