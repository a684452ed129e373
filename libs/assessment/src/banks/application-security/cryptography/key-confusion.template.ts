import { template } from '../../../tasks/template'

const FORGEABLE = [
  'Key: RSA public key. Accepts: RS256, HS256',
  'Key: RSA public key. Accepts: any algorithm',
  'Key: P-256 public key. Accepts: ES256, HS384',
  'Key: P-256 public key. Accepts: any algorithm',
  'Key: 64 random secret bytes. Accepts: HS256, none',
  'Key: Ed25519 public key. Accepts: EdDSA, none',
] as const
const SAFE = [
  'Key: RSA public key. Accepts: RS256',
  'Key: RSA public key. Accepts: RS256, PS256',
  'Key: P-256 public key. Accepts: ES256',
  'Key: Ed25519 public key. Accepts: EdDSA',
  'Key: 64 random secret bytes. Accepts: HS256, HS512',
  'Key: 64 random secret bytes. Accepts: HS256, RS256',
] as const
const OFFERED = 5

export default template({
  id: 'application-security/cryptography/key-confusion',
  revision: 1,
  kind: 'multiple',
  topic: 'cryptography',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  status: 'active',
  idea: 'If the header may choose the algorithm, a published key becomes an HMAC secret; mixing algorithms over a secret key is another thing.',
  params: (rng) => {
    const right = rng.int(2, 3)
    return {
      thing: rng.pick(['order', 'ticket', 'voucher', 'permit', 'receipt']),
      shown: rng.shuffle([...rng.sample(FORGEABLE, right), ...rng.sample(SAFE, OFFERED - right)]),
    }
  },
  ask: ({ thing, shown }) => ({
    stem: `A service takes a signed ${thing} in JWS compact form. Its library reads \`alg\` from the header. If the algorithm is accepted, it checks the signature by that algorithm with the stored key, taken as bytes: a public key is its PEM text, byte for byte. Public keys are published in that form; secret bytes are known to the service alone. In which settings can a stranger make a ${thing} of their own that is accepted? Choose all.`,
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (FORGEABLE.some((one) => one === text) ? [i] : [])),
  }),
  why: () =>
    'HMAC under a published key, or no signature at all, can be made by anybody. Secret bytes are no public key, so RS256 with them accepts nothing.',
  source: ['RFC 8725, 2.1 and 3.1 Perform algorithm verification', 'RFC 7518, 3.1 and 3.6'],
})
