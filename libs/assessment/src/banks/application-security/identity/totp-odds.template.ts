import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Guessing {
  digits: number
  steps: number
  perMinute: number
  hours: number
}
const oddsOf = ({ digits, steps, perMinute, hours }: Guessing) =>
  1 - (1 - (2 * steps + 1) / 10 ** digits) ** (perMinute * 60 * hours)

export default template({
  id: 'application-security/identity/totp-odds',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'Every step of tolerance is one more code that is right at the same time, and codes that change do not wear a guesser out.',
  params: (rng) =>
    drawnUntil<Guessing>(
      () => ({
        digits: rng.pick([6, 6, 6, 7]),
        steps: rng.int(1, 5),
        perMinute: rng.pick([5, 6, 10, 12, 20, 30, 60]),
        hours: rng.pick([4, 8, 12, 24, 36, 48, 72]),
      }),
      (guessing) => oddsOf(guessing) > 0.03 && oddsOf(guessing) < 0.9,
    ),
  ask: ({ digits, steps, perMinute, hours }) => ({
    stem: `A server asks for a one-time code of ${digits} digits that changes every 30 seconds. It takes the code of the present step, and those of up to ${steps} ${steps === 1 ? 'step' : 'steps'} before it and up to ${steps} after it. It locks nobody out. An attacker who knows the password sends ${perMinute} random guesses a minute for ${hours} hours. What are the odds, in percent, that at least one is taken? Regard all codes as random and different, and guesses as independent.`,
    answerHint: 'A percentage, within 2 % of the value (for 40 that is 39.2 to 40.8).',
  }),
  key: (guessing) => ({ kind: 'numeric', value: 100 * oddsOf(guessing), tolerance: { relative: 0.02 } }),
  why: ({ digits, steps }) =>
    `Of 10^${digits} codes ${2 * steps + 1} are right at any moment; each guess misses independently.`,
  source: ['RFC 6238, 5.2 Validation and time-step size', 'RFC 4226, 7.3 Throttling at the server'],
})
