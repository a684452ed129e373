import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const SHOWN = 5
const PROVIDERS = ['id-one', 'id-two', 'id-six'] as const

export default template({
  id: 'application-security/identity/account-linking',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'An identity is issuer and subject together; an address joins accounts only where both sides have proved that it is theirs.',
  params: (rng) => {
    const subject = rng.int(100, 999)
    return drawnUntil(
      () =>
        Array.from({ length: SHOWN }, () => {
          const [home, other] = rng.sample(PROVIDERS, 2)
          const linked = rng.int(0, 2) === 0 ? 'nothing' : `${home}/${subject}`
          const comes = rng.pick([
            `${home}/${subject}`,
            `${other}/${subject}`,
            `${home}/${subject + rng.int(1, 9)}`,
          ])
          const isSame = rng.int(0, 3) > 0
          const isVerified = rng.int(0, 2) > 0
          const isConfirmed = rng.int(0, 2) > 0
          const isLinked = linked === comes
          return {
            isLinked,
            isRight: isLinked || (isSame && isVerified && isConfirmed),
            text: `Linked: ${linked}; address ${isConfirmed ? 'confirmed' : 'unconfirmed'}. Token: ${comes}, ${isSame ? 'same' : 'other'} address, email_verified ${String(isVerified)}`,
          }
        }),
      (drawn) => {
        const right = drawn.filter(({ isRight }) => isRight)
        const isBoth = right.some(({ isLinked }) => isLinked) && right.some(({ isLinked }) => !isLinked)
        return right.length < 4 && isBoth && new Set(drawn.map(({ text }) => text)).size === SHOWN
      },
    )
  },
  ask: (cases) => ({
    stem: 'A site has an account with a mail address; the address may have been confirmed by a mail or not yet, and an identity (issuer/`sub`) of a provider may be linked to the account. Now somebody comes with a valid ID token. The site trusts these providers to say the truth in `email_verified`. In which cases is it safe to let them into this account without any further proof? Choose all.',
    options: cases.map(({ text }) => text),
  }),
  key: (cases) => ({ kind: 'multiple', right: placesOf(cases, ({ isRight }) => isRight) }),
  why: () =>
    'A linked issuer and sub is enough, whatever the address says now. Otherwise the address must be the same and proved on both sides: an unconfirmed account may have been made by somebody else beforehand.',
  source: [
    'OpenID Connect Core 1.0, 5.7 Claim stability and uniqueness, 5.1 (email_verified)',
    'OWASP ASVS 5.0, 6.8.1',
    'Sudhodanan, Paverd 2022: Pre-hijacked accounts, USENIX Security',
  ],
})
