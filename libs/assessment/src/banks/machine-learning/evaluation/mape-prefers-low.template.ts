import { template } from '../../../tasks/template'
import { sum } from './reckon'
import { drawnUntil } from '../../draws'

const AMOUNTS = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200] as const
const SUBJECTS = ['loaves of bread', 'parcels', 'calls', 'spare bulbs', 'bicycle hires'] as const
/** A half of the weights that falls this near the end of a value leaves the best number open. */
const LEAST_MARGIN = 0.03

/** The value at which half of the weights is reached, and by how much it is passed on either side. */
function weightedMedian(values: readonly number[]): { value: number; margin: number } {
  const total = sum(values.map((value) => 1 / value))
  let below = 0
  for (const value of [...values].sort((x, y) => x - y)) {
    const upTo = below + 1 / value / total
    if (upTo >= 0.5) return { value, margin: Math.min(upTo - 0.5, 0.5 - below) }
    below = upTo
  }
  throw new Error('No values')
}

export default template({
  id: 'machine-learning/evaluation/mape-prefers-low',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 5,
  seconds: 300,
  status: 'active',
  idea: 'The percentage error of a small actual weighs more, so what minimises MAPE lies below the median and the mean.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    sold: drawnUntil(
      () => rng.sample(AMOUNTS, 5),
      (drawn) => {
        const { value, margin } = weightedMedian(drawn)
        const median = [...drawn].sort((x, y) => x - y)[2]
        return margin > LEAST_MARGIN && value !== median
      },
    ),
  }),
  ask: ({ subject, sold }) => ({
    stem: `On five days there were ${sold.slice(0, -1).join(', ')} and ${sold.at(-1) ?? ''} ${subject}. Somebody may forecast only one number, the same for every day, and is judged by the mean absolute percentage error (each error in percent of the actual number). Which forecast would have had the lowest MAPE on these five days?`,
    answerHint: 'One whole number.',
  }),
  key: ({ sold }) => ({ kind: 'numeric', value: weightedMedian(sold).value, tolerance: { absolute: 0 } }),
  why: () =>
    'The sum of |forecast − actual| / actual is smallest at the median in which each actual weighs one divided by itself.',
  source: ['Gneiting 2011, Making and evaluating point forecasts, JASA 106(494)'],
})
