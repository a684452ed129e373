import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const COUNT = 6
const NAMES = ['shop', 'maps', 'photos', 'editor', 'games'] as const

export interface Load {
  from: 'own' | 'sub' | 'far'
  crossorigin: boolean
  resource: string
  allowed: string
}

/** Whether the answer gets in: by CORS where that is asked for, else by the policy of the resource. */
function getsIn({ from, crossorigin, resource, allowed }: Load): boolean {
  if (from === 'own') return true
  if (crossorigin) return allowed === '*'
  return resource === 'cross-origin' || (resource === 'same-site' && from === 'sub')
}

export default template({
  id: 'application-security/web/embedder-policy',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'Under require-corp a foreign resource needs either a CORS request that succeeds or a resource policy of its own that lets it in.',
  params: (rng) =>
    drawnUntil(
      () => {
        const base = `${rng.pick(NAMES)}.example`
        const loads = Array.from({ length: COUNT }, (): Load => ({
          from: rng.pick(['own', 'sub', 'sub', 'far', 'far', 'far']),
          crossorigin: rng.pick([true, false]),
          resource: rng.pick(['-', 'same-origin', 'same-site', 'cross-origin']),
          allowed: rng.pick(['*', '-']),
        }))
        const different = new Set(loads.map((load) => JSON.stringify(load))).size
        return { base, loads, different, loaded: numbersOf(loads, getsIn) }
      },
      ({ loads, different, loaded }) =>
        different === COUNT &&
        loaded.length >= 2 &&
        loaded.length <= 4 &&
        loads.some(({ from, crossorigin, resource, allowed }) =>
          from !== 'own' && crossorigin ? resource === 'cross-origin' && allowed === '-' : false,
        ),
    ),
  ask: ({ base, loads }) => {
    const hosts = { own: base, sub: `static.${base}`, far: 'cdn.other.example' }
    return {
      stem: `The page \`https://${base}/\` was answered with \`Cross-Origin-Embedder-Policy: require-corp\` and \`Cross-Origin-Opener-Policy: same-origin\`. It has six \`img\` elements, all over https. The table shows the host, whether the element has the attribute \`crossorigin\`, and two headers of the answer: \`Cross-Origin-Resource-Policy\` (CORP) and \`Access-Control-Allow-Origin\` (ACAO); - means left out. The public suffix is \`example\`. Which pictures are shown?`,
      code: grid(
        ['no', 'host', 'crossorigin', 'CORP', 'ACAO'],
        loads.map(({ from, crossorigin, resource, allowed }, i) => [
          i + 1,
          hosts[from],
          crossorigin ? 'yes' : 'no',
          resource,
          allowed,
        ]),
      ),
      answerHint: LIST_HINT,
    }
  },
  key: ({ loaded }) => ({ kind: 'short', accept: listed(loaded) }),
  why: () =>
    'Own pictures need nothing. With crossorigin only CORS counts; without it CORP has to be cross-origin, or same-site from a host of the same site.',
  source: [
    'WHATWG Fetch, 3.7 Cross-Origin-Resource-Policy header',
    'WHATWG HTML, 7.1.4 Cross-origin embedder policies',
  ],
})
