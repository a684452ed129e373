import { check } from '../../../checks/check'
import { fits, keptOf } from './cookie-jar'
import task from './other-port-same-cookie.template'

/** Gives the line that is shown to a jar, and asks it for each address. */
export default check(task, {
  option: (p, text) => {
    const cookie = keptOf(new URL(`https://${p.host}/`), task.ask(p).code ?? '')
    return cookie !== null && fits(cookie, new URL(text))
  },
})
