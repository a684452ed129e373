import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const FAMILIES = ['p', 'q'] as const
const LENGTH = 8

export default template({
  id: 'application-security/identity/refresh-reuse',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'With rotation a token that comes a second time ends its whole family, the newest unused one too, and no other family.',
  params: (rng) =>
    drawnUntil(
      () => {
        const newest = { p: 1, q: 1 }
        const dead = new Set<string>()
        const sent = Array.from({ length: LENGTH }, () => {
          const family = rng.pick(FAMILIES)
          const isOld = newest[family] > 1 && rng.int(0, 4) === 0
          const number = isOld ? rng.int(1, newest[family] - 1) : newest[family]
          if (isOld) dead.add(family)
          const isGood = !dead.has(family)
          if (isGood) newest[family] += 1
          return { token: `${family}${number}`, isOld, isGood }
        })
        return { sent, dead: dead.size }
      },
      ({ sent, dead }) => {
        const at = sent.findIndex(({ isOld }) => isOld)
        const after = sent.slice(at + 1)
        const ended = sent[at]?.token.charAt(0) ?? ''
        // The newest of the ended family is tried, and the other family goes on.
        return (
          dead === 1 &&
          at > 2 &&
          after.some(({ token, isOld }) => token.startsWith(ended) && !isOld) &&
          after.some(({ token }) => !token.startsWith(ended))
        )
      },
    ),
  ask: ({ sent }) => ({
    stem: 'A server rotates refresh tokens and detects reuse as RFC 9700 recommends: a token that was used before revokes what came of the same sign-in. One person signed in on a phone, which got `p1`, and on a laptop, which got `q1`. Each request that succeeds gets the next token of its row: `p1` gives `p2`, `p2` gives `p3`, and so on. These refresh tokens came to the server, in this order. Which requests succeed?',
    code: lettered(sent.map(({ token }) => `refresh_token=${token}`)),
    answerHint: LETTERS_HINT,
  }),
  key: ({ sent }) => lettersKey(sent.map(({ isGood }) => isGood)),
  why: () =>
    'The server cannot tell thief from owner when a used token comes again, so it ends the family; the other sign-in is untouched.',
  source: ['RFC 9700, 4.14.2 Refresh token protection: recommendations'],
})
