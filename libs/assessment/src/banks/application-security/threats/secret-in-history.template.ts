import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SHOWN = 5
const SECRETS = [
  'Key of the mail service',
  'Token of the build service',
  'Token of the package registry',
  'Key of the text message service',
  'Token of the chat bot',
  'Key of the storage bucket',
  'Key of the payment service',
  'Key of the map service',
] as const

export default template({
  id: 'application-security/threats/secret-in-history',
  revision: 1,
  kind: 'multiple',
  topic: 'threats',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'A secret that was once public stays known: only ending it at the place that accepts it helps, not tidying the repository.',
  params: (rng) => {
    const commit = rng.int(100, 999)
    const open = [
      `deleted from the file in commit ${commit + rng.int(1, 40)}`,
      'the history was rewritten and pushed by force',
      'the repository was made private',
      'the file was added to `.gitignore` and removed',
      'moved to an environment variable with the same value',
      'the new code uses another one; the old one is still accepted',
      'the branch that held it was deleted',
    ]
    const closed = [
      'revoked by the service that accepts it',
      `ended by itself at 0${rng.int(1, 6)}:00 today`,
      'replaced; the service refuses the old one',
      'the account that it belonged to was deleted at the service',
    ]
    const fates = mixed(rng, { right: open, others: closed }, SHOWN, [2, 4])
    const secrets = rng.sample(SECRETS, SHOWN)
    return {
      lines: fates.map((fate, i) => ({ text: `${secrets[i] ?? ''}: ${fate}`, isOpen: open.includes(fate) })),
      hour: rng.int(8, 17),
    }
  },
  ask: ({ lines, hour }) => ({
    stem: `Yesterday a stranger copied a public repository with its whole history; these secrets were in it. It is now ${hour}:00, and one thing has been done about each of them since. Which can the stranger still use? Choose all.`,
    options: lines.map(({ text }) => text),
  }),
  key: ({ lines }) => ({ kind: 'multiple', right: placesOf(lines, ({ isOpen }) => isOpen) }),
  why: () =>
    'What is done to the repository does not reach the copy; what is done at the service that accepts the secret does.',
  source: ['CWE-798: Use of hard-coded credentials', 'NIST SP 800-57 Part 1 Rev. 5, 5.5 Compromise of keys'],
})
