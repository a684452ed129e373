import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './same-site-urls.template'

const SUFFIXES = ['example', 'co.example', 'pages.example']

/** Drops labels from the left until a public suffix is left over, and keeps the one dropped last. */
function siteOf(url: string): string {
  const { protocol, hostname } = new URL(url)
  let rest = hostname.split('.')
  let last = ''
  while (!SUFFIXES.includes(rest.join('.'))) {
    last = rest[0] ?? ''
    rest = rest.slice(1)
  }
  return `${protocol}//${last}.${rest.join('.')}`
}

export default check(task, {
  key: (p) => {
    const urls = (task.ask(p).code ?? '').split('\n').map((line) => line.split(/\s+/)[1] ?? '')
    return {
      kind: 'short',
      accept: listed(urls.flatMap((url, i) => (siteOf(url) === siteOf(p.page) ? [i + 1] : []))),
    }
  },
})
