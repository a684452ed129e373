import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const SHOWN = 5
const FAULTS = ['none', 'none', 'grace', 'late', 'early', 'audience', 'issuer', 'kid', 'alg'] as const

export default template({
  id: 'application-security/identity/jwt-claims',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 3,
  seconds: 180,
  lang: 'json',
  status: 'active',
  idea: 'A good signature is not enough: issuer, audience, times with their leeway, and the key’s own algorithm all have to fit.',
  params: (rng) => {
    const audience = rng.pick(['orders', 'billing', 'search', 'stock'])
    const other = rng.pick(['mail', 'admin', 'wiki', 'chat'])
    const now = rng.int(50, 90) * 100
    const leeway = rng.pick([30, 60])
    const issuer = 'https://id.example'
    const tokens = drawnUntil(
      () =>
        Array.from({ length: SHOWN }, () => {
          const fault = rng.pick(FAULTS)
          const kid = rng.pick(['k1', 'k2'])
          const own = rng.int(0, 1) === 0 ? audience : rng.shuffle([audience, other])
          const exp = { grace: now - rng.int(5, leeway - 5), late: now - rng.int(leeway + 5, 400) }
          return {
            fault,
            alg: (fault === 'alg') === (kid === 'k1') ? 'RS256' : 'ES256',
            kid: fault === 'kid' ? 'k7' : kid,
            iss:
              fault === 'issuer' ? rng.pick([`https://${other}.example`, 'https://id.example.test']) : issuer,
            aud: fault === 'audience' ? rng.pick([other, [other, 'web']]) : own,
            nbf: fault === 'early' ? now + rng.int(leeway + 5, 300) : now + rng.int(-300, leeway - 5),
            exp: fault === 'grace' || fault === 'late' ? exp[fault] : now + rng.int(310, 900),
          }
        }).map((one) => (one.exp < now ? { ...one, nbf: one.exp - rng.int(300, 900) } : one)),
      (drawn) => {
        const right = drawn.filter(({ fault }) => fault === 'none' || fault === 'grace').length
        return right > 0 && right < 4 && new Set(drawn.map(({ fault }) => fault)).size >= 4
      },
    )
    return { audience, now, leeway, issuer, tokens }
  },
  ask: ({ audience, now, leeway, issuer, tokens }) => ({
    stem: `The service \`${audience}\` checks tokens by the settings in the first lines; times are in seconds (shortened), and the leeway is for clocks that differ. A library looked at the signatures alone, with \`alg\` and \`kid\` of the header and every key that it could find for them, and called all of them right. Which tokens must the service accept?`,
    code: [
      `now ${now}, leeway ${leeway}, issuer ${issuer}`,
      'keys of the issuer: k1 for ES256 only, k2 for RS256 only',
      '',
      lettered(
        tokens.map(
          ({ alg, kid, iss, aud, nbf, exp }) =>
            `{"alg":"${alg}","kid":"${kid}"}\n{"iss":"${iss}","aud":${JSON.stringify(aud)},"nbf":${nbf},"exp":${exp}}`,
        ),
      ),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ tokens }) => lettersKey(tokens.map(({ fault }) => fault === 'none' || fault === 'grace')),
  why: ({ tokens }) => tokens.map(({ fault }) => fault).join(', '),
  source: ['RFC 7519, 4.1 Registered claim names', 'RFC 8725, 3.1, 3.8 and 3.9'],
})
