import { template } from '../../../tasks/template'

const PAIRS = [
  { feature: 'income', target: 'rent' },
  { feature: 'humidity', target: 'yield' },
  { feature: 'practice', target: 'score' },
  { feature: 'load', target: 'wear' },
] as const

export default template({
  id: 'machine-learning/framing/filled-correlation',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 5,
  seconds: 210,
  status: 'active',
  idea: 'Filling gaps with the mean keeps the mean, but weakens what the feature has to do with the target.',
  params: (rng) => ({
    ...rng.pick(PAIRS),
    missing: rng.pick([15, 20, 25, 30, 40, 50, 60]),
    correlation: rng.pick([0.5, 0.6, 0.7, 0.8, 0.9]) * (rng.chance() < 0.3 ? -1 : 1),
  }),
  ask: ({ feature, target, missing, correlation }) => ({
    stem: `In a very large table \`${feature}\` and \`${target}\` have a correlation of ${correlation}. Then ${missing} % of the values of \`${feature}\` are lost, purely by chance, and each gap is filled with the mean of the values that are left. \`${target}\` stays whole. What is the correlation now, over all rows?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ missing, correlation }) => ({
    kind: 'numeric',
    value: correlation * Math.sqrt(1 - missing / 100),
    tolerance: { absolute: 0.01 },
  }),
  why: () =>
    'Filled rows add nothing to the covariance or to the variance of the feature: both shrink by 1 - q, the correlation by its root.',
  source: [
    'Little and Rubin, Statistical Analysis with Missing Data, single imputation methods',
    'van Buuren, Flexible Imputation of Missing Data, mean imputation',
  ],
})
