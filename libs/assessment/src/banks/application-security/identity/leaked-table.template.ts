import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const USES = [
  'reset code',
  'sign-in link',
  'remember-me value',
  'invitation',
  'session id',
  'device code',
] as const
const ALPHABETS = [
  { name: 'digits', size: 10, lengths: [6, 8, 10, 12] },
  { name: 'hexadecimal digits', size: 16, lengths: [8, 12, 32] },
  { name: 'letters a to z', size: 26, lengths: [6, 8, 22] },
] as const
/** How fast each can be tried; nothing can be tried where a key is missing. */
const STORED = [
  { name: 'stored as it is', perSecond: Infinity },
  { name: 'stored as SHA-256', perSecond: 1e9 },
  { name: 'stored as SHA-256', perSecond: 1e9 },
  { name: 'stored as SHA-256', perSecond: 1e9 },
  { name: 'stored as bcrypt', perSecond: 100 },
  { name: 'stored as HMAC-SHA-256 with the key', perSecond: 0 },
] as const
const LIVES = [
  { name: '10 minutes', seconds: 600 },
  { name: '1 hour', seconds: 3_600 },
  { name: '1 day', seconds: 86_400 },
  { name: '30 days', seconds: 2_592_000 },
] as const
const SHOWN = 6

export default template({
  id: 'application-security/identity/leaked-table',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 4,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'Hashing protects a random secret that is long, not one that can be tried out before it ends; a key kept elsewhere protects both.',
  params: (rng) =>
    drawnUntil(
      () =>
        rng.shuffle(USES).map((use) => {
          const alphabet = rng.pick(ALPHABETS)
          const length = rng.pick<number>(alphabet.lengths)
          const stored = rng.pick(STORED)
          const life = rng.pick(LIVES)
          const log = Math.log10(stored.perSecond * life.seconds) - length * Math.log10(alphabet.size)
          return {
            text: `${use}: ${length} ${alphabet.name}, ${stored.name}, valid for ${life.name} more`,
            stored: stored.name,
            log,
            isOpen: log > 0,
          }
        }),
      (drawn) => {
        const open = drawn.filter(({ isOpen }) => isOpen)
        const hashed = drawn.filter(({ stored }) => stored.includes('SHA-256') && !stored.includes('HMAC'))
        const isBoth = hashed.some(({ isOpen }) => isOpen) && hashed.some(({ isOpen }) => !isOpen)
        return drawn.every(({ log }) => Math.abs(log) > 0.7) && isBoth && open.length < SHOWN - 1
      },
    ),
  ask: (lines) => ({
    stem: 'Somebody has just copied the tables of a service; they cannot write to them. All values below are drawn at random and evenly, and whoever sends one is signed in. For each value the attacker has a machine that computes 10⁹ SHA-256 or 100 bcrypt hashes a second, and knows how values are built. The key for HMAC is not in the database. For which values can the attacker be sure to have one to send before it ends?',
    code: lettered(lines.map(({ text }) => text)),
    answerHint: LETTERS_HINT,
  }),
  key: (lines) => lettersKey(lines.map(({ isOpen }) => isOpen)),
  why: () => 'Compare the number of possible values with what can be tried in the time that is left.',
  source: ['OWASP ASVS 5.0, 6.5.2', 'NIST SP 800-63B-4, 3.1.2.2 Look-up secret verifiers'],
})
