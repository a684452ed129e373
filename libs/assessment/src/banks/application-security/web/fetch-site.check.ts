import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './fetch-site.template'

const siteOf = (host: string) => host.split('.').slice(-2).join('.')

/** The loop of the standard over the addresses of a request. */
function fetchSite(page: string, stops: readonly string[]): string {
  let value = 'same-origin'
  for (const stop of stops) {
    if (stop === page) continue
    value = 'cross-site'
    if (siteOf(stop) !== siteOf(page)) break
    value = 'same-site'
  }
  return value
}

export default check(task, {
  key: (p) => {
    const found = (task.ask(p).code ?? '').split('\n').flatMap((line, i) => {
      const [, page = '', stops = ''] = /\((.*)\)\s+(.*)$/.exec(line) ?? []
      return fetchSite(page, stops.split(' → ')) === 'same-site' ? [i + 1] : []
    })
    return { kind: 'short', accept: listed(found) }
  },
})
