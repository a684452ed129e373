import { check } from '../../../checks/check'
import { fits, keptOf } from './cookie-jar'
import task from './read-by-script.template'

/** Keeps each line as a browser does, and asks the jar for a page rather than for a request. */
export default check(task, {
  option: (p, text) => {
    const page = new URL(/`(https:[^`]+\/[^`]+\/[^`]+)`/.exec(task.ask(p).stem)?.[1] ?? '')
    const cookie = keptOf(new URL('/', page), text)
    return cookie !== null && fits(cookie, page) && !cookie.isHttpOnly
  },
})
