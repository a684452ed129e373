import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './cors-readable.template'

/** The CORS check of the standard, on real headers. */
function isReadable(origin: string, credentials: string, headers: Headers): boolean {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return false
  if (credentials !== 'include' && allowed === '*') return true
  if (allowed !== origin) return false
  return credentials !== 'include' || headers.get('access-control-allow-credentials') === 'true'
}

export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const [, origin = ''] = /`(https:[^`]+)`/.exec(stem) ?? []
    const readable = code.split('\n').flatMap((line) => {
      const [, number, credentials = '', allowed = '', also = ''] =
        /^(\d+) +(\w+) +(.*?) +(\S+)$/.exec(line) ?? []
      const headers = new Headers()
      if (allowed !== '-') headers.set('access-control-allow-origin', allowed)
      if (also !== '-') headers.set('access-control-allow-credentials', also)
      return number && isReadable(origin, credentials, headers) ? [Number(number)] : []
    })
    return { kind: 'short', accept: listed(readable) }
  },
})
