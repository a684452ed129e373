import { template } from '../../../tasks/template'

const QUESTIONS = {
  remove:
    'At minute 0 a new key joins the published set; the issuer goes on with the old key until no service can refuse the new one, and from that minute on signs with the new one only. At which minute at the earliest may the old key leave the published set, if every token is to be accepted to its end and through the leeway?',
  leak: 'At minute 0 it turns out that the private half of the signing key was stolen some days ago. The issuer takes this key out of the published set at once and goes on with another one. Until which minute may a service still accept tokens that the thief makes?',
} as const

export default template({
  id: 'application-security/identity/jwks-rotation',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  status: 'active',
  idea: 'Before a new key signs, every cache must know it; the old one stays for a whole token life; a stolen one lives as long as the caches.',
  params: (rng) => ({
    question: rng.pick(['remove', 'leak'] as const),
    every: rng.int(2, 24) * 5,
    edge: rng.int(1, 12) * 5,
    life: rng.int(2, 24) * 5,
    leeway: rng.int(1, 5),
  }),
  ask: ({ question, every, edge, life, leeway }) => ({
    stem: `An issuer of signed tokens publishes its public keys at an address. A cache in front of it hands out copies that are up to ${edge} minutes old. Each service fetches the set every ${every} minutes, at its own times, and uses only what it fetched last. The issuer’s tokens end ${life} minutes after they are made, and services accept a token for ${leeway} ${leeway === 1 ? 'minute' : 'minutes'} beyond its end because clocks differ. ${QUESTIONS[question]}`,
    answerHint: 'A whole number of minutes.',
  }),
  key: ({ question, every, edge, life, leeway }) => ({
    kind: 'numeric',
    value: every + edge + (question === 'remove' ? life + leeway : 0),
    tolerance: { absolute: 0 },
  }),
  why: ({ question, every, edge, life, leeway }) =>
    question === 'remove'
      ? `All know the new key after ${edge} + ${every} minutes; the last token of the old one is accepted for ${life} + ${leeway} minutes more.`
      : `A thief writes any end into a token; what counts is that the last copy of the set is gone after ${edge} + ${every} minutes.`,
  source: [
    'RFC 7517, 5 JWK set format',
    'OpenID Connect Core 1.0, 10.1.1 Rotation of asymmetric signing keys',
  ],
})
