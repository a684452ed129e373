import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const PLACES = [
  'POST /login',
  'POST /signup',
  'POST /forgot',
  'POST /resend-mail',
  'POST /invite',
  'POST /newsletter',
  'POST /change-mail',
  'POST /magic-link',
] as const
const SHOWN = 6
/** What may differ; the last ones are noise. */
const TELLS = ['status', 'bytes', 'time', 'cookie', 'none', 'none', 'none'] as const

export default template({
  id: 'application-security/identity/who-has-an-account',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'The same words are not the same answer: status, length, time and cookies tell whether an account exists.',
  params: (rng) =>
    drawnUntil(
      () =>
        rng.sample(PLACES, SHOWN).map((place) => {
          const tell = rng.pick(TELLS)
          const status = rng.pick([200, 202, 400, 401])
          const bytes = rng.int(40, 900)
          const time = rng.int(70, 380)
          const cookie = rng.int(0, 3) === 0
          const noise = rng.pick([-1, 0, 1])
          return {
            place,
            tell,
            known: { status, bytes, time, cookie },
            unknown: {
              status: tell === 'status' ? rng.pick([404, 409, 422]) : status,
              bytes: tell === 'bytes' ? bytes + rng.pick([-17, -6, 4, 9, 31]) : bytes,
              time: tell === 'time' ? time - rng.int(40, 65) : time + noise,
              cookie: tell === 'cookie' ? !cookie : cookie,
            },
          }
        }),
      (drawn) => {
        const tells = drawn.map(({ tell }) => tell).filter((tell) => tell !== 'none')
        return tells.length > 1 && tells.length < 5 && new Set(tells).size > 1
      },
    ),
  ask: (rows) => ({
    stem: 'Each line: what came back for an address that has an account, and after the bar for one that has none. Times are medians of 2,000 requests each, sure to 2 ms; everything else was the same each time, and the bodies hold nothing that changes from request to request. Which lines tell somebody whether an account exists? Choose all.',
    options: rows.map(({ place, known, unknown }) => {
      const text = ({ status, bytes, time, cookie }: typeof known) =>
        `${status}, ${bytes} bytes, ${time} ms${cookie ? ', Set-Cookie' : ''}`
      return `${place}: ${text(known)} | ${text(unknown)}`
    }),
  }),
  key: (rows) => ({ kind: 'multiple', right: placesOf(rows, ({ tell }) => tell !== 'none') }),
  why: () => 'Whatever differs by more than the noise tells the two kinds of address apart.',
  source: ['OWASP ASVS 5.0, 6.3.8', 'OWASP Web Security Testing Guide, Testing for account enumeration'],
})
