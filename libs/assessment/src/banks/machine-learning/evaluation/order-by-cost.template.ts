import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { of: 'pumps', missed: 'failure', alarm: 'needless visit' },
  { of: 'payments', missed: 'fraud', alarm: 'call to an honest customer' },
  { of: 'mails', missed: 'attack', alarm: 'wanted mail that is held back' },
  { of: 'parcels', missed: 'loss', alarm: 'needless search' },
] as const
const THRESHOLDS = ['0.2', '0.4', '0.6', '0.8'] as const
/** Costs this near are too near to be told apart at a glance. */
const LEAST_STEP = 0.05

export default template({
  id: 'machine-learning/evaluation/order-by-cost',
  revision: 1,
  kind: 'ordering',
  topic: 'evaluation',
  grade: 2,
  seconds: 150,
  status: 'active',
  idea: 'The best threshold is the one with the least total cost of its mistakes, neither 0.5 nor the one with the fewest mistakes.',
  params: (rng) => {
    const drawn = drawnUntil(
      () => {
        const alarms = rng.sample([20, 30, 50, 80, 120, 180, 260, 400], 4).sort((x, y) => y - x)
        const missed = rng.sample([1, 2, 4, 6, 9, 13, 18, 25], 4).sort((x, y) => x - y)
        const cost = { missed: rng.pick([100, 200, 300, 500]), alarm: rng.pick([5, 10, 20]) }
        const costs = alarms.map((n, i) => n * cost.alarm + (missed[i] ?? 0) * cost.missed)
        return { alarms, missed, cost, costs }
      },
      ({ costs }) => {
        const sorted = [...costs].sort((x, y) => x - y)
        const apart = sorted.every((one, i) => i === 0 || one > (sorted[i - 1] ?? 0) * (1 + LEAST_STEP))
        const [first, last] = [sorted[0], sorted.at(-1)]
        return apart && costs[0] !== first && costs[0] !== last && costs[3] !== first
      },
    )
    return { subject: rng.pick(SUBJECTS), ...drawn }
  },
  ask: ({ subject, alarms, missed, cost }) => ({
    stem: `A model scores ${subject.of}. Each missed ${subject.missed} costs ${cost.missed}, each ${subject.alarm} costs ${cost.alarm}. On the validation set four thresholds make these mistakes. Order them by total cost, the cheapest at the top.`,
    options: THRESHOLDS.map(
      (threshold, i) => `Threshold ${threshold}: ${alarms[i] ?? 0} false alarms, ${missed[i] ?? 0} missed`,
    ),
  }),
  key: ({ costs }) => ({
    kind: 'ordering',
    orders: [[0, 1, 2, 3].sort((i, j) => (costs[i] ?? 0) - (costs[j] ?? 0))],
  }),
  why: ({ costs }) =>
    `The total costs are ${costs.map((cost, i) => `${cost} at ${THRESHOLDS[i] ?? ''}`).join(', ')}.`,
  source: ['Elkan 2001, The foundations of cost-sensitive learning, IJCAI'],
})
