import { check } from '../../../checks/check'
import { keptOf } from './cookie-jar'
import task from './refused-cookies.template'

/** Keeps the line, and looks at the cookie: whether it is what its name promises. */
export default check(task, {
  option: ({ host }, text) => {
    const cookie = keptOf(new URL(`https://${host}/`), text)
    if (cookie === null) return false
    const { name, isSecure, isHostOnly, path } = cookie
    if (!isSecure && name.startsWith('__')) return false
    return !name.startsWith('__Host-') || (isHostOnly && path === '/')
  },
})
