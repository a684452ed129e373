import { template } from '../../../tasks/template'

/** A tag that shows the whole inner state, with the key in front, can be carried on. */
const EXTENDABLE = [
  'SHA-256(key ‖ message)',
  'SHA-512(key ‖ message)',
  'SHA-1(key ‖ message)',
  'SHA-256(key ‖ user ‖ message)',
  'SHA-512(SHA-256(key) ‖ message)',
  'SHA-256(HMAC-SHA-256(key, user) ‖ message)',
] as const
const CLOSED = [
  'HMAC-SHA-256(key, message)',
  'SHA3-256(key ‖ message)',
  'SHA-256(message ‖ key)',
  'SHA-512/256(key ‖ message)',
  'SHA-256(SHA-256(key ‖ message))',
  'First 16 bytes of SHA-256(key ‖ message)',
  'HMAC-SHA-1(key, user ‖ message)',
  'SHA-256(key ‖ SHA-256(message))',
] as const
const OFFERED = 5

export default template({
  id: 'application-security/cryptography/length-extension',
  revision: 1,
  kind: 'multiple',
  topic: 'cryptography',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'A tag can be carried on where it is the whole inner state of an iterated hash that began with the key and ended with the message.',
  params: (rng) => {
    const right = rng.int(1, 3)
    return {
      bytes: rng.pick([16, 20, 24, 32]),
      shown: rng.shuffle([...rng.sample(EXTENDABLE, right), ...rng.sample(CLOSED, OFFERED - right)]),
    }
  },
  ask: ({ bytes, shown }) => ({
    stem: `A service tags messages with a secret key of ${bytes} random bytes; ‖ joins bytes. An attacker has one message with its user and tag, and knows all lengths. For the same user they want a valid tag for a longer message of the form message ‖ something ‖ \`&role=admin\`, with a few more computations of hashes and no request to the service. Under which schemes does this work? Choose all.`,
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (EXTENDABLE.some((one) => one === text) ? [i] : [])),
  }),
  why: () =>
    'SHA-1, SHA-256 and SHA-512 put out their inner state. With a cut tag, another hash around it, a sponge, or the key at the end, the state after the message stays unknown.',
  source: [
    'FIPS 180-4, 6',
    'FIPS 202',
    'RFC 2104, 6',
    'Tsudik 1992, Message authentication with one-way hash functions',
  ],
})
