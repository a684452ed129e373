import { template } from '../../../tasks/template'

/** In their order. */
export const STEPS = {
  split: 'Split the blob into key number, IV, ciphertext and tag',
  keys: 'Look up the two keys that belong to the key number',
  tag: 'Compute the HMAC over key number, IV and ciphertext',
  compare: 'Compare both tags in constant time, and stop if they differ',
  decrypt: 'Decrypt the ciphertext with AES-CBC',
  unpad: 'Check and remove the padding',
  parse: 'Parse the bytes as JSON',
  expiry: 'Reject it if the time in the field `until` has passed',
} as const
export type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]
const LENGTH = 6

export default template({
  id: 'application-security/cryptography/verify-before-use',
  revision: 1,
  kind: 'ordering',
  topic: 'cryptography',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'With encrypt-then-MAC nothing of the ciphertext is decrypted, unpadded or parsed before its tag has been found right.',
  params: (rng) => ({ shown: rng.sample(NAMES, LENGTH) }),
  ask: ({ shown }) => ({
    stem: 'A service gets back a blob that it had made by encrypt-then-MAC: JSON was padded and encrypted with AES-CBC, then an HMAC was put over the result. These are steps of reading it safely; some are left out. Put them in order, first at the top.',
    options: shown.map((name) => STEPS[name]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [NAMES.filter((name) => shown.includes(name)).map((name) => shown.indexOf(name))],
  }),
  why: ({ shown }) => `The order is ${NAMES.filter((name) => shown.includes(name)).join(', ')}.`,
  source: [
    'Bellare and Namprempre 2000, Authenticated encryption: relations among notions',
    'RFC 7366, 3 Applying encrypt-then-MAC',
  ],
})
