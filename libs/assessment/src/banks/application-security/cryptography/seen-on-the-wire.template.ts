import { template } from '../../../tasks/template'

const SITES = [
  { host: 'clinic.example', path: '/results', field: 'patient', cookie: 'sid' },
  { host: 'bank.example', path: '/transfer', field: 'to', cookie: 'session' },
  { host: 'jobs.example', path: '/apply', field: 'post', cookie: 'user' },
  { host: 'forum.example', path: '/search', field: 'q', cookie: 'login' },
] as const
const OFFERED = 5

export default template({
  id: 'application-security/cryptography/seen-on-the-wire',
  revision: 1,
  kind: 'multiple',
  topic: 'cryptography',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'TLS hides everything of HTTP, but neither the addresses nor the server name, the sizes and the times.',
  params: (rng) => {
    const { host, path, field, cookie } = rng.pick(SITES)
    const value = rng.int(10_000, 99_999)
    const open = [
      `The IP address of the server`,
      `The host name \`${host}\``,
      `About how many bytes the answer has`,
      `At what time the request was sent`,
    ]
    const hidden = [
      `The path \`${path}\``,
      `The value ${value} of the parameter \`${field}\``,
      `The value of the cookie \`${cookie}\``,
      `Whether the answer has status 200 or 403`,
      `The \`Referer\` header of the request`,
      `Whether the method is GET or POST`,
    ]
    const right = rng.int(2, 3)
    return {
      url: `https://${host}${path}?${field}=${value}`,
      cookie,
      open,
      shown: rng.shuffle([...rng.sample(open, right), ...rng.sample(hidden, OFFERED - right)]),
    }
  },
  ask: ({ url, cookie, shown }) => ({
    stem: `A browser opens a new TLS 1.3 connection and requests \`${url}\` with the cookie \`${cookie}\`. Encrypted ClientHello is not in use. Someone on the same wireless network records every packet and holds no keys. What can they read off the packets? Choose all.`,
    options: shown,
  }),
  key: ({ open, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (open.includes(text) ? [i] : [])),
  }),
  why: () =>
    'Addresses stand in the IP header, the server name in the ClientHello; sizes and times show in any case. All of HTTP is inside the encrypted records.',
  source: ['RFC 8446, 1, 4.1.2 and appendix E.3', 'RFC 6066, 3 Server Name Indication'],
})
