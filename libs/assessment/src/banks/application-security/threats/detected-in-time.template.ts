import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const NAMES = [
  'phishing',
  'first program',
  'search of the network',
  'rights of an admin',
  'move to the server',
  'copy of the data',
] as const

interface Step {
  name: string
  hours: number
  noticed: number
}
/** Chance that a step is noticed from whose end on the response is done before the last step ends. */
function stoppedOf(steps: readonly Step[], response: number): number {
  let left = steps.reduce((sum, { hours }) => sum + hours, 0)
  let unseen = 1
  for (const { hours, noticed } of steps) {
    left -= hours
    if (left > response) unseen *= 1 - noticed / 100
  }
  return 1 - unseen
}

export default template({
  id: 'application-security/threats/detected-in-time',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  status: 'active',
  idea: 'What is noticed too late for the response to finish helps nothing; only the steps before that add to the chance.',
  params: (rng) =>
    drawnUntil(
      () => ({
        steps: NAMES.slice(rng.int(0, 1)).map((name) => ({
          name,
          hours: rng.int(1, 20),
          noticed: rng.pick([5, 10, 15, 20, 25, 30, 40, 50, 60]),
        })),
        response: rng.int(3, 30),
      }),
      ({ steps, response }) => {
        const all = steps.reduce((sum, { hours }) => sum + hours, 0)
        let at = 0
        const ends = steps.map(({ hours }) => (at += hours))
        const useful = ends.filter((end) => end + response < all).length
        return useful > 1 && useful < steps.length - 1 && ends.every((end) => end + response !== all)
      },
    ),
  ask: ({ steps, response }) => ({
    stem: `An attack goes through these steps, one after the other. Each step may be noticed when it ends, independently of the others, with the chance in the table. From the first notice the defenders need ${response} hours to shut the attacker out; until then the attacker goes on undisturbed. What is the chance, in percent, that the attacker is shut out before the last step ends?`,
    code: [
      'step                   hours  noticed',
      ...steps.map(
        ({ name, hours, noticed }) => `${name.padEnd(21)}  ${String(hours).padStart(5)}  ${noticed} %`,
      ),
    ].join('\n'),
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ steps, response }) => ({
    kind: 'numeric',
    value: 100 * stoppedOf(steps, response),
    tolerance: { absolute: 0.1 },
  }),
  why: ({ response }) =>
    `Count only steps whose end is more than ${response} hours before the end of the last one; take the chance that all of them go unnoticed from one.`,
  source: ['NIST SP 800-61 Rev. 3, 3', 'Schwartau 1999: Time based security'],
})
