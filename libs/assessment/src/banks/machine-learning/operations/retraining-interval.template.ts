import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/retraining-interval',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'How often to retrain weighs a fixed cost against a loss that grows while the model ages; both belong on a month’s bill.',
  params: (rng) => {
    const months = rng.int(2, 8)
    const loss = rng.int(2, 12) * 100
    // Twice the cost over the loss lies between months · (months - 1) and months · (months + 1), clear of both.
    const squared = months * months + rng.int(-months + 1, months - 1) * 0.6
    return { loss, cost: Math.round((loss * squared) / 200) * 100 }
  },
  ask: ({ loss, cost }) => ({
    stem: `A model is at its best in the first month after training. In the second month its errors cost ${loss} euros, in the third ${2 * loss}, and so on, ${loss} more every month. Training it anew costs ${cost} euros and makes it as good as at first. It is trained again every T whole months, for ever. Which T has the lowest average cost per month?`,
    answerHint: 'Months, one whole number.',
  }),
  key: ({ loss, cost }) => {
    let months = 1
    while (months * (months + 1) * loss < 2 * cost) months++
    return { kind: 'numeric', value: months, tolerance: { absolute: 0 } }
  },
  why: ({ loss, cost }) =>
    `Over T months the cost is ${cost} + ${loss} · T(T - 1)/2; divided by T it is least where T(T + 1) first reaches 2 · ${cost} / ${loss}.`,
  source: [
    'Harris 1913: How many parts to make at once',
    'Gama et al. 2014: A survey on concept drift adaptation',
  ],
})
