import { check } from '../../../checks/check'
import task from './request-line.template'

/** Takes the address apart by the parser of the URL standard. */
export default check(task, {
  key: (p) => {
    const { pathname, search } = new URL(task.ask(p).code ?? '')
    return { kind: 'short', accept: [pathname + search], sameCase: true }
  },
})
