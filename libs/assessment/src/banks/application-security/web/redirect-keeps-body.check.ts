import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './redirect-keeps-body.template'

interface Sent {
  method: string
  body: string | null
}

/** One step of the standard's redirect, with its two conditions as they are written. */
function redirected({ method, body }: Sent, status: number): Sent {
  const isOld = [301, 302].includes(status) && method === 'POST'
  const isSeeOther = status === 303 && !['GET', 'HEAD'].includes(method)
  return isOld || isSeeOther ? { method: 'GET', body: null } : { method, body }
}

/** Follows each chain as it is shown. */
export default check(task, {
  key: (p) => {
    const kept = (task.ask(p).code ?? '').split('\n').flatMap((line, i) => {
      const [method = '', ...statuses] = line.replace(/^\d+\s+/, '').split(' → ')
      const last = statuses.slice(0, -1).map(Number).reduce(redirected, { method, body: 'secret' })
      return last.body === null ? [] : [i + 1]
    })
    return { kind: 'short', accept: listed(kept) }
  },
})
