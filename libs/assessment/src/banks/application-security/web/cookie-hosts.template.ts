import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'

const NAMES = ['shop', 'bank', 'forum', 'clinic', 'jobs', 'travel'] as const

export default template({
  id: 'application-security/web/cookie-hosts',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Without Domain a cookie goes back to its own host alone; with Domain to that host and everything below it.',
  params: (rng) => {
    const base = `${rng.pick(NAMES)}.example`
    const [own = '', other = ''] = rng.sample(['www', 'login', 'my', 'api', 'app'], 2)
    const from = rng.pick([base, `${own}.${base}`])
    const domain = rng.pick([null, base, ...(from === base ? [] : [from])])
    const hosts = rng.shuffle([
      base,
      `${own}.${base}`,
      `${other}.${base}`,
      `eu.${own}.${base}`,
      `my-${base}`,
      `${base}.net`,
    ])
    const isSent = (host: string) =>
      domain === null ? host === from : host === domain || host.endsWith(`.${domain}`)
    return { from, domain, hosts, id: rng.int(100, 999), sent: numbersOf(hosts, isSent) }
  },
  ask: ({ from, domain, hosts, id }) => ({
    stem: `The server at \`https://${from}/\` answers with \`Set-Cookie: sid=${id}; Path=/; Secure${domain === null ? '' : `; Domain=${domain}`}\`. To which of these hosts does the browser send the cookie when the person types their address with https?`,
    code: numbered(hosts),
    answerHint: `${LIST_HINT} If it is one number, that alone.`,
  }),
  key: ({ sent }) => ({ kind: 'short', accept: listed(sent) }),
  why: ({ from, domain }) =>
    domain === null ? `No Domain: ${from} alone.` : `Domain: ${domain} and every host below it.`,
  source: ['RFC 6265, 5.1.3 Domain matching, 5.3 and 5.4'],
})
