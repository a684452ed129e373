import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './embedder-policy.template'

const siteOf = (host: string) => host.split('.').slice(-2).join('.')

/** The two checks of the Fetch standard, one after the other as a request meets them. */
function isShown(page: string, host: string, mode: 'cors' | 'no-cors', headers: Headers): boolean {
  if (host === page) return true
  if (mode === 'cors')
    return ['*', `https://${page}`].includes(headers.get('access-control-allow-origin') ?? '')
  // Under require-corp a missing policy is taken for same-origin.
  const policy = headers.get('cross-origin-resource-policy') ?? 'same-origin'
  if (policy === 'same-site') return siteOf(host) === siteOf(page)
  return policy === 'cross-origin'
}

export default check(task, {
  key: (p) => {
    const lines = (task.ask(p).code ?? '').split('\n').slice(1)
    const shown = lines.flatMap((line) => {
      const [number, host = '', crossorigin, resource = '', allowed = ''] = line.split(/\s+/)
      const headers = new Headers()
      if (resource !== '-') headers.set('cross-origin-resource-policy', resource)
      if (allowed !== '-') headers.set('access-control-allow-origin', allowed)
      return isShown(p.base, host, crossorigin === 'yes' ? 'cors' : 'no-cors', headers)
        ? [Number(number)]
        : []
    })
    return { kind: 'short', accept: listed(shown) }
  },
})
