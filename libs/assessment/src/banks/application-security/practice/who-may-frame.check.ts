import { check } from '../../../checks/check'
import task from './who-may-frame.template'

/** Each page by the parser of URLs: its origin against a pattern of every source in the header. */
export default check(task, {
  option: (p, text) => {
    const { code = '', stem } = task.ask(p)
    const own = new URL(/`(https:[^`]+)`/.exec(stem)?.[1] ?? '').origin
    const { origin } = new URL(text)
    return code
      .replace(/^.*frame-ancestors /, '')
      .split(' ')
      .some((source) => {
        const pattern = (source === "'self'" ? own : source).replaceAll('.', '\\.').replace('*', '[a-z.-]+')
        return new RegExp(`^${pattern}$`).test(origin)
      })
  },
})
