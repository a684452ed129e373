import { template } from '../../../tasks/template'

export default template({
  id: 'application-security/cryptography/nonce-budget',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'Random nonces collide by pairs: the budget of a key is about the square root of the space, and all servers share it.',
  params: (rng) => ({
    bits: rng.pick([64, 80, 96, 128, 160, 192]),
    odds: rng.int(12, 36),
    servers: rng.int(2, 10),
  }),
  ask: ({ bits, odds, servers }) => ({
    stem: `A fleet of 2^${servers} servers encrypts under one AEAD key. Each message gets a nonce of ${bits} random bits. The probability that any two of all the messages ever get the same nonce has to stay at or below 2^-${odds}. Each server may send 2^x messages under this key, the same for all. What is the largest whole x?`,
    answerHint: 'One whole number, the exponent x.',
  }),
  key: ({ bits, odds, servers }) => ({
    kind: 'numeric',
    value: Math.floor((bits - odds + 1) / 2) - servers,
    tolerance: { absolute: 0 },
  }),
  why: ({ bits, odds }) =>
    `With N messages there are about N²/2 pairs, each equal with 2^-${bits}: N² at most 2^${bits - odds + 1}. The servers share N.`,
  source: ['NIST SP 800-38D, 8.2.2 and 8.3', 'RFC 8645, 2 and RFC 5116, 3.2'],
})
