import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { act: 'A visit by a technician', loss: 'a breakdown of the lift', of: 'lifts' },
  { act: 'A call with an offer', loss: 'a customer who leaves', of: 'customers' },
  { act: 'A second inspection', loss: 'a broken part that is delivered', of: 'parts' },
  { act: 'A reminder by courier', loss: 'an unpaid bill', of: 'bills' },
] as const

export default template({
  id: 'machine-learning/evaluation/pays-to-act',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  status: 'active',
  idea: 'With calibrated probabilities the threshold follows from costs and from how often acting helps, not from 0.5 and not from the base rate.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        price: rng.int(2, 12) * 10,
        loss: rng.int(4, 30) * 50,
        helps: rng.pick([40, 50, 60, 75, 80]),
      }),
      ({ price, loss, helps }) => price / loss > 0.03 && price / loss / (helps / 100) < 0.4,
    ),
  ask: ({ subject: { act, loss: event, of }, price, loss, helps }) => ({
    stem: `${act} costs ${price}, and ${event} costs ${loss}. Of those cases that would end so, acting prevents ${helps} %; in all other cases it changes nothing. A model gives calibrated probabilities for ${of}. From which probability on is acting worth its cost?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ price, loss, helps }) => ({
    kind: 'numeric',
    value: (100 * price) / ((loss * helps) / 100),
    tolerance: { absolute: 0.1 },
  }),
  why: ({ price, loss, helps }) =>
    `Acting costs ${price} and saves ${helps} % of ${loss} times the probability; both are equal at the threshold.`,
  source: ['Elkan 2001, The foundations of cost-sensitive learning, IJCAI'],
})
