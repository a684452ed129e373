import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

interface Timing {
  gap: number
  noise: number
  errors: number
}
const roundsOf = ({ gap, noise, errors }: Timing) => 2 * ((errors * noise) / gap) ** 2

export default template({
  id: 'application-security/identity/timing-samples',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Noise does not hide a difference in time: averages sharpen with the root of the number of requests, and both averages have an error.',
  params: (rng) => {
    const timing = drawnUntil(
      () => ({ gap: rng.int(1, 30) / 2, noise: rng.int(10, 60), errors: rng.pick([3, 4, 5]) }),
      (drawn) => roundsOf(drawn) > 100 && roundsOf(drawn) < 20_000,
    )
    return { ...timing, perMinute: rng.pick([60, 120, 300, 600]), names: rng.int(2, 20) }
  },
  ask: ({ gap, noise, errors, perMinute, names }) => ({
    stem: `For names that exist a sign-in answers on average ${gap} ms later than for others. Single times scatter around their average with a standard deviation of ${noise} ms in both cases, independently. An attacker measures one name that surely does not exist and ${names} names that may, each equally often, and calls the difference of two averages clear when it is ${errors} times its own standard error. With ${perMinute} requests a minute, how many minutes does it take until the expected difference would be clear for each of the ${names} names?`,
    answerHint: 'Minutes, within 2 %.',
  }),
  key: ({ perMinute, names, ...timing }) => ({
    kind: 'numeric',
    value: (roundsOf(timing) * (names + 1)) / perMinute,
    tolerance: { relative: 0.02 },
  }),
  why: (timing) =>
    `The difference of two averages of n times has the standard error ${timing.noise} × √(2/n), so n = ${roundsOf(timing).toFixed(0)} for each name, the known one too.`,
  source: [
    'Crosby, Wallach, Riedi 2009: Opportunities and limits of remote timing attacks, ACM TISSEC 12(3)',
    'OWASP ASVS 5.0, 6.3.8',
  ],
})
