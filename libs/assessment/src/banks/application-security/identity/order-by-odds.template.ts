import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const ALPHABETS = [
  { name: 'digits', size: 10, lengths: [4, 6, 8] },
  { name: 'letters a to z', size: 26, lengths: [4, 5, 6, 8] },
  { name: 'hexadecimal digits', size: 16, lengths: [6, 8, 10] },
  { name: 'letters and digits, capitals count', size: 62, lengths: [4, 5, 6, 8] },
] as const
const LIVES = [
  { name: '5 minutes', minutes: 5 },
  { name: '15 minutes', minutes: 15 },
  { name: '1 hour', minutes: 60 },
  { name: '1 day', minutes: 1_440 },
  { name: '30 days', minutes: 43_200 },
] as const
const SHOWN = 4
/** What is nearer than this cannot be told apart by a rough sum. */
const LEAST_RATIO = 4

export default template({
  id: 'application-security/identity/order-by-odds',
  revision: 1,
  kind: 'ordering',
  topic: 'identity',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'What can be guessed online hangs on space, lifetime and rate together, not on the length alone.',
  params: (rng) =>
    drawnUntil(
      () =>
        Array.from({ length: SHOWN }, () => {
          const alphabet = rng.pick(ALPHABETS)
          const length = rng.pick<number>(alphabet.lengths)
          const life = rng.pick(LIVES)
          const perMinute = rng.pick([1, 2, 5, 10, 30, 100, 600, 3_000])
          return {
            text: `${length} ${alphabet.name}; valid for ${life.name}; ${perMinute} guesses a minute`,
            length,
            log: Math.log10(life.minutes * perMinute) - length * Math.log10(alphabet.size),
          }
        }),
      (drawn) => {
        const logs = drawn.map(({ log }) => log).sort((x, y) => y - x)
        const isApart = logs.every((log, i) => i === 0 || (logs[i - 1] ?? 0) - log > Math.log10(LEAST_RATIO))
        // The shortest must not simply come first.
        const lengths = [...drawn].sort((x, y) => y.log - x.log).map(({ length }) => length)
        const isByLength = lengths.every((length, i) => length >= (lengths[i - 1] ?? 0))
        return isApart && !isByLength && (logs[0] ?? 0) < -0.3 && (logs.at(-1) ?? 0) > -9
      },
    ),
  ask: (codes) => ({
    stem: 'Four services mail random codes. Each line: what a code consists of, how long it is valid, and how many guesses at it are checked, from all addresses together, until then. Order them by the odds that an attacker who guesses all the time finds a code, the highest odds at the top.',
    options: codes.map(({ text }) => text),
  }),
  key: (codes) => ({
    kind: 'ordering',
    orders: [codes.map((_, i) => i).sort((i, j) => (codes[j]?.log ?? 0) - (codes[i]?.log ?? 0))],
  }),
  why: () => 'The odds are guesses within the lifetime over the number of codes.',
  source: ['NIST SP 800-63B-4, 3.1.3.2 and 3.2.2', 'OWASP ASVS 5.0, 6.5 and 6.6'],
})
