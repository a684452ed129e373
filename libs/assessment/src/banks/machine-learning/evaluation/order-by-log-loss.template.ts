import { template } from '../../../tasks/template'
import { mean } from './reckon'
import { drawnUntil } from '../../draws'

const HUNDREDTHS = [2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95] as const
const SUBJECTS = [
  'whether it rains',
  'which team wins',
  'whether a parcel is late',
  'whether a disk fails',
] as const
/** Likelihoods this near cannot be told apart by a rough product. */
const LEAST_RATIO = 1.3

const logLoss = (given: readonly number[]) => -mean(given.map((percent) => Math.log(percent / 100)))

export default template({
  id: 'machine-learning/evaluation/order-by-log-loss',
  revision: 1,
  kind: 'ordering',
  topic: 'evaluation',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'Log loss goes by the product of the probabilities given to what happened, so one sure mistake undoes several good forecasts.',
  params: (rng) => {
    const drawn = drawnUntil(
      () => Array.from({ length: 4 }, () => Array.from({ length: 3 }, () => rng.pick(HUNDREDTHS))),
      (models) => {
        const losses = models.map(logLoss).sort((x, y) => x - y)
        const steps = losses.slice(1).map((loss, i) => loss - (losses[i] ?? 0))
        const byMean = [...models].sort((x, y) => mean(y) - mean(x))
        const isOrdered = byMean.every((one, i) => i === 0 || logLoss(one) > logLoss(byMean[i - 1] ?? one))
        // A plain mean of the probabilities must lead to another order.
        return Math.min(...steps) > Math.log(LEAST_RATIO) / 3 && !isOrdered
      },
    )
    return { models: drawn, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ models, subject }) => ({
    stem: `Four models forecast ${subject}, three times. Each line gives the probabilities that a model had given to what then happened. Order the models by mean log loss on these three cases, the lowest loss at the top.`,
    options: models.map(
      (given, i) =>
        `Model ${'ABCD'[i] ?? ''}: ${given.map((percent) => (percent / 100).toFixed(2)).join(', ')}`,
    ),
  }),
  key: ({ models }) => ({
    kind: 'ordering',
    orders: [[0, 1, 2, 3].sort((i, j) => logLoss(models[i] ?? []) - logLoss(models[j] ?? []))],
  }),
  why: () =>
    'The mean of the logarithms orders as the product of the probabilities does: multiply the three, the largest product has the lowest loss.',
  source: [
    'Gneiting, Raftery 2007, Strictly proper scoring rules, prediction, and estimation, JASA 102(477)',
  ],
})
