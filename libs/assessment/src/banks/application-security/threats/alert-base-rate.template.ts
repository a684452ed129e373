import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Rule {
  sessions: number
  oneIn: number
  caught: number
  falseIn: number
  looked: number
}
/** Alarms of a day, from attackers and from everybody else. */
function alarmsOf({ sessions, oneIn, caught, falseIn }: Rule) {
  const attacks = sessions / oneIn
  return { real: (attacks * caught) / 100, others: (sessions - attacks) / falseIn }
}
const foundOf = (rule: Rule) => {
  const { real, others } = alarmsOf(rule)
  return (rule.looked * real) / (real + others)
}

export default template({
  id: 'application-security/threats/alert-base-rate',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'Where attacks are rare, nearly all alarms of a good rule are false, and the hours of those who look are the limit.',
  params: (rng) =>
    drawnUntil<Rule>(
      () => ({
        sessions: rng.int(2, 30) * 100_000,
        oneIn: rng.pick([10_000, 20_000, 25_000, 50_000]),
        caught: rng.pick([80, 85, 90, 95, 98]),
        falseIn: rng.pick([200, 400, 500, 800, 1_000, 2_000]),
        looked: rng.int(4, 40) * 5,
      }),
      (rule) => {
        const { real, others } = alarmsOf(rule)
        return rule.looked < (real + others) / 2 && foundOf(rule) > 0.5
      },
    ),
  ask: ({ sessions, oneIn, caught, falseIn, looked }) => ({
    stem: `A service has ${sessions} sessions a day; one in ${oneIn} belongs to an attacker. A rule raises an alarm for ${caught} % of the attackers’ sessions, and for one in ${falseIn} of all other sessions. The alarms cannot be told apart beforehand, and people have time to look into ${looked} of them a day, drawn at random. How many attackers’ sessions do they find on an average day?`,
    answerHint: 'A number, within 2 %.',
  }),
  key: (rule) => ({ kind: 'numeric', value: foundOf(rule), tolerance: { relative: 0.02 } }),
  why: (rule) => {
    const { real, others } = alarmsOf(rule)
    return `${real.toFixed(1)} real alarms among ${(real + others).toFixed(0)}; the same share is among those looked into.`
  },
  source: ['Axelsson 2000: The base-rate fallacy and the difficulty of intrusion detection, ACM TISSEC 3(3)'],
})
