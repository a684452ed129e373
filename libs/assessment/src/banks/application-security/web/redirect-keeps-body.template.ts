import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const METHODS = ['POST', 'POST', 'PUT', 'PATCH'] as const
const STATUSES = [301, 302, 303, 307, 308] as const
const COUNT = 6

/** Whether method and body survive one redirect. */
const keeps = (method: string, status: number): boolean =>
  status === 307 || status === 308 || (status !== 303 && method !== 'POST')

export default template({
  id: 'application-security/web/redirect-keeps-body',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Which redirects carry a body on: 307 and 308 always, 301 and 302 all methods but POST, 303 never.',
  params: (rng) =>
    drawnUntil(
      () => {
        const chains = Array.from({ length: COUNT }, () => ({
          method: rng.pick(METHODS),
          statuses: Array.from({ length: rng.int(1, 2) }, () => rng.pick(STATUSES)),
        }))
        const kept = numbersOf(chains, ({ method, statuses }) =>
          statuses.every((status) => keeps(method, status)),
        )
        const said = new Set(chains.map(({ method, statuses }) => `${method} ${statuses.join(' ')}`))
        return { host: rng.pick(['pay', 'login', 'upload', 'orders']), chains, kept, different: said.size }
      },
      ({ kept, different }) => different === COUNT && kept.length >= 2 && kept.length <= 4,
    ),
  ask: ({ host, chains }) => ({
    stem: `A page sends requests with a secret in the body by \`fetch\`. The server \`${host}.example\` answers with the status codes shown, in this order, each with a \`Location\` on the same origin; then comes 200. In which cases does the address that answers 200 get the body?`,
    code: numbered(chains.map(({ method, statuses }) => `${method} → ${[...statuses, 200].join(' → ')}`)),
    answerHint: LIST_HINT,
  }),
  key: ({ kept }) => ({ kind: 'short', accept: listed(kept) }),
  why: () =>
    '303 makes everything but HEAD a GET without a body, 301 and 302 do so with POST alone; 307 and 308 repeat the request.',
  source: ['WHATWG Fetch, 4.4 HTTP-redirect fetch', 'RFC 9110, 15.4'],
})
