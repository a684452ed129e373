import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const KINDS = {
  know: [
    'a password',
    'a PIN that the server checks',
    'answers to questions about your childhood',
    'a passphrase of five words',
  ],
  have: [
    'a code from an app on the registered phone',
    'a touch on a registered security key',
    'a smart card in a reader',
    'the next code of a printed list',
  ],
  are: ['a fingerprint', 'a scan of the face', 'a scan of the iris'],
} as const
type Kind = keyof typeof KINDS
const ALL = (Object.keys(KINDS) as Kind[]).flatMap((kind) => KINDS[kind].map((what) => ({ kind, what })))
const OFFERED = 5

export default template({
  id: 'application-security/identity/two-different-factors',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'Two secrets of the same kind are two steps, but one factor.',
  params: (rng) =>
    drawnUntil(
      () => {
        const pairs = Array.from({ length: OFFERED }, () => rng.sample(ALL, 2))
        return pairs.map((pair) => ({
          text: pair
            .map(({ what }) => what)
            .join(', then ')
            .replace(/^./, (first) => first.toUpperCase()),
          isRight: new Set(pair.map(({ kind }) => kind)).size === 2,
        }))
      },
      (pairs) => {
        const count = pairs.filter(({ isRight }) => isRight).length
        return count > 1 && count < OFFERED - 1 && new Set(pairs.map(({ text }) => text)).size === OFFERED
      },
    ),
  ask: (pairs) => ({
    stem: 'A sign-in has two steps, and both must succeed. In which of these sign-ins do the steps prove two different factors? Choose all.',
    options: pairs.map(({ text }) => text),
  }),
  key: (pairs) => ({ kind: 'multiple', right: placesOf(pairs, ({ isRight }) => isRight) }),
  why: () => 'The kinds are what somebody knows, has and is; two of one kind fall to one kind of attack.',
  source: ['NIST SP 800-63B-4, 2.2 Authentication assurance level 2, 3.1 Requirements by authenticator type'],
})
