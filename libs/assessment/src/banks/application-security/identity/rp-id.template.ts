import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const SHOWN = 6

export default template({
  id: 'application-security/identity/rp-id',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'A passkey is bound to a host or a registrable domain above it, by whole labels; ports do not count and neighbours are strangers.',
  params: (rng) => {
    const name = rng.pick(['shop', 'bank', 'clinic', 'atlas'])
    const domain = `${name}.example`
    const [host, other] = rng.sample(['login', 'pay', 'my', 'app'], 2)
    const own = `${host}.${domain}`
    const pages = [own, own, `${own}:8443`, domain, `eu.${own}`, `my${domain}`, `${domain}.test`] as const
    const ids = [domain, domain, own, `${other}.${domain}`, 'example', domain.slice(1), `eu.${own}`] as const
    const isAllowed = (page: string, id: string) => {
      const bare = page.replace(':8443', '')
      return id !== 'example' && (bare === id || bare.endsWith(`.${id}`))
    }
    return drawnUntil(
      () => Array.from({ length: SHOWN }, () => ({ page: rng.pick(pages), id: rng.pick(ids) })),
      (drawn) => {
        const right = drawn.filter(({ page, id }) => isAllowed(page, id))
        const isHost = right.some(({ page, id }) => page !== id)
        return (
          right.length > 1 &&
          right.length < 5 &&
          isHost &&
          new Set(drawn.map((one) => JSON.stringify(one))).size === SHOWN
        )
      },
    ).map(({ page, id }) => ({ page, id, isRight: isAllowed(page, id) }))
  },
  ask: (lines) => ({
    stem: 'Each line: the address of a page, and the `rpId` with which the page calls `navigator.credentials.get`. Public suffixes are `example` and `test`; there are no related origins. In which lines does the browser accept the `rpId` and go on to look for a passkey?',
    code: lettered(lines.map(({ page, id }) => `https://${page}/  rpId: '${id}'`)),
    answerHint: LETTERS_HINT,
  }),
  key: (lines) => lettersKey(lines.map(({ isRight }) => isRight)),
  why: () => 'The rpId must be the host of the page or a registrable suffix of it, counted in whole labels.',
  source: [
    'Web Authentication Level 3, 5.1.4 and 13.4.9',
    'HTML Living Standard, is a registrable domain suffix of or is equal to',
  ],
})
