import { template } from '../../../tasks/template'

const NAMES = ['shop', 'bank', 'forum', 'clinic', 'jobs', 'travel'] as const
const PATHS = ['/cart', '/home', '/list', '/profile', '/help'] as const
const OFFERED = 5

export default template({
  id: 'application-security/web/same-origin-urls',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'An origin is scheme, host and port, with the usual port left out; path and query do not matter.',
  params: (rng) => {
    const host = `${rng.pick(NAMES)}.example`
    const secure = rng.pick([true, false])
    const [scheme, usual, otherScheme] = secure ? ['https', 443, 'http'] : ['http', 80, 'https']
    const port = rng.pick([null, rng.pick([8080, 8443, 3000])])
    const at = port ?? usual
    const path = () => rng.pick(PATHS)
    const own = `${scheme}://${host}`
    const place = port === null ? own : `${own}:${port}`
    const same = [
      `${place}${path()}?from=${rng.int(2, 99)}`,
      `${own.toUpperCase()}:${at}${path()}`,
      `${own}:${at}/api${path()}#top`,
    ]
    const other = [
      `${otherScheme}://${host}${port === null ? '' : `:${port}`}${path()}`,
      `${own}:${port === null ? rng.pick([8000, 9443]) : port + 1}${path()}`,
      `${scheme}://www.${host}${port === null ? '' : `:${port}`}${path()}`,
      `${scheme}://${host}.net:${at}${path()}`,
      ...(port === null ? [] : [`${own}${path()}`]),
    ]
    const right = rng.int(2, 3)
    return {
      page: `${place}${path()}`,
      same,
      shown: rng.shuffle([...rng.sample(same, right), ...rng.sample(other, OFFERED - right)]),
    }
  },
  ask: ({ page, shown }) => ({
    stem: `A page was loaded from \`${page}\`. Which of these addresses have the same origin as the page? Choose all.`,
    options: shown,
  }),
  key: ({ same, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((url, i) => (same.includes(url) ? [i] : [])),
  }),
  why: () =>
    'Scheme, host (in small letters) and port (443 for https and 80 for http where none is written) have to be equal.',
  source: ['WHATWG HTML, 7.1.1 Origins', 'RFC 6454, 4 and 5'],
})
