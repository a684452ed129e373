import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const COUNT = 6
const NAMES = ['shop', 'bank', 'clinic', 'jobs', 'forum'] as const

export default template({
  id: 'application-security/web/fetch-site',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'Sec-Fetch-Site compares the starting page with every address of a chain of redirects: one foreign stop marks the rest.',
  params: (rng) =>
    drawnUntil(
      () => {
        const base = `${rng.pick(NAMES)}.example`
        const [own, sub, far] = [`www.${base}`, `blog.${base}`, 'partner.example']
        // The last stop is always the server whose log is asked about.
        const chains = Array.from({ length: COUNT }, () => [
          rng.pick([own, sub, far]),
          ...rng.sample([own, sub, far], rng.int(0, 2)),
          own,
        ])
        const said = chains.map((chain) => chain.join(' '))
        const isForeign = ([start = '', ...stops]: readonly string[]) =>
          start === far || stops.some((stop) => stop === far)
        const isOwn = (chain: readonly string[]) => chain.every((host) => host === own)
        return {
          base,
          chains,
          different: new Set(said).size,
          found: numbersOf(chains, (chain) => !isForeign(chain) && !isOwn(chain)),
          washed: chains.some((chain) => chain[0] !== far && isForeign(chain)),
        }
      },
      ({ found, different, washed }) =>
        different === COUNT && washed && found.length >= 1 && found.length <= 4,
    ),
  ask: ({ base, chains }) => ({
    stem: `Browsers ask for pictures. Each line begins with the host of the page, in brackets, then come the host of the address in \`img\` and the hosts it redirects to. All is over https on the usual port; the public suffix is \`example\`. In which lines does the last request, to \`www.${base}\`, carry \`Sec-Fetch-Site: same-site\`?`,
    code: numbered(chains.map(([start = '', ...stops]) => `(${start})  ${stops.join(' → ')}`)),
    answerHint: LIST_HINT,
  }),
  key: ({ found }) => ({ kind: 'short', accept: listed(found) }),
  why: () =>
    'The value is the worst over the chain: cross-site if page and any stop are of different sites, same-origin only if all are of the origin of the page.',
  source: ['W3C Fetch Metadata Request Headers, 2.3 The Sec-Fetch-Site header'],
})
