import { template } from '../../../tasks/template'

const ASKED = {
  made: {
    how: 'Every two of them share a secret key that no third one knows.',
    asks: 'How many new secret keys have to be made for that?',
  },
  held: {
    how: 'Every two of them share a secret key that no third one knows.',
    asks: 'How many secret keys does each single service keep after that?',
  },
  private: {
    how: 'Each of them has one key pair of its own, with which the others encrypt to it and check its signatures.',
    asks: 'How many new private keys have to be made for that?',
  },
} as const
type Asked = keyof typeof ASKED
const NAMES = Object.keys(ASKED) as Asked[]
const pairs = (count: number): number => (count * (count - 1)) / 2

export default template({
  id: 'application-security/practice/keys-for-pairs',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Secret keys for pairs grow with the square of the members, key pairs by one for each member.',
  params: (rng) => ({ asked: rng.pick(NAMES), now: rng.int(4, 15), more: rng.int(2, 6) }),
  ask: ({ asked, now, more }) => ({
    stem: `${now} services send each other messages. ${ASKED[asked].how} Now ${more} more services join, and all of them work in the same way. No key that exists is replaced. ${ASKED[asked].asks}`,
    answerHint: 'One whole number.',
  }),
  key: ({ asked, now, more }) => ({
    kind: 'numeric',
    value: { made: pairs(now + more) - pairs(now), held: now + more - 1, private: more }[asked],
    tolerance: { absolute: 0 },
  }),
  why: ({ asked, now, more }) =>
    ({
      made: `Each of the ${more} new services needs a key with each of the ${now} old ones, which is ${more * now}, and the new ones among themselves need ${pairs(more)}. With key pairs ${more} would be enough.`,
      held: `There are ${now + more} services in the end, and each shares one key with each of the ${now + more - 1} others.`,
      private: `Each new service makes one key pair, so ${more}. The public keys are handed to all others, but they are no secret. With a secret key for every two services ${pairs(now + more) - pairs(now)} would be needed.`,
    })[asked],
  source: [
    'NIST SP 800-57 Part 1 Rev. 5, 5.1.1 Cryptographic keys',
    'Diffie and Hellman 1976, New Directions in Cryptography',
  ],
})
