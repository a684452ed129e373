import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/fill-skew',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 2,
  seconds: 120,
  lang: 'python',
  status: 'active',
  idea: 'Two implementations of one preparation give the model other inputs in serving than in training.',
  params: (rng) => {
    const spread = rng.pick([4, 5, 8, 10])
    return {
      spread,
      mean: rng.int(2, 9) * 10,
      weight: rng.pick([-0.6, -0.4, -0.2, 0.2, 0.3, 0.5]),
      name: rng.pick(['age', 'income', 'distance', 'speed']),
    }
  },
  ask: ({ spread, mean, weight, name }) => ({
    stem: `In training, missing values of \`${name}\` are filled with the mean before scaling. The service was written again by another team. How much does the score of a row without \`${name}\` differ in the service: score there less score as in training?`,
    code: [
      '# training, MEAN and SPREAD of the training rows',
      `MEAN, SPREAD = ${mean}.0, ${spread}.0`,
      `z = (row.get("${name}", MEAN) - MEAN) / SPREAD`,
      `score = ${weight} * z + other_terms`,
      '',
      '# service, with the same MEAN, SPREAD and other_terms',
      `z = (row.get("${name}", 0.0) - MEAN) / SPREAD`,
      `score = ${weight} * z + other_terms`,
    ].join('\n'),
    answerHint: 'A number with its sign, to two decimal places.',
  }),
  key: ({ spread, mean, weight }) => ({
    kind: 'numeric',
    value: (-weight * mean) / spread,
    tolerance: { absolute: 0.01 },
  }),
  why: () => 'In training the filled value is the mean, so z is 0. In the service z is -MEAN / SPREAD.',
  source: [
    'Breck et al. 2017: The ML test score',
    'Sculley et al. 2015: Hidden technical debt in machine learning systems',
  ],
})
