import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/starting-loss',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 3,
  nudge: -0.3,
  seconds: 90,
  status: 'active',
  idea: 'With equal scores every class has the same probability, so the first loss tells whether the set-up is sound.',
  params: (rng) => ({
    classes: rng.int(5, 250),
    score: rng.pick([0, 0, 1, -2]),
    rows: rng.pick([32, 64, 128]),
  }),
  ask: ({ classes, score, rows }) => ({
    stem: `A classifier of ${classes} classes ends in a softmax. Before training its last layer gives every class the score ${score}. What is the mean cross-entropy (natural logarithm) over the first batch of ${rows} rows?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ classes }) => ({ kind: 'numeric', value: Math.log(classes), tolerance: { absolute: 0.02 } }),
  why: ({ classes }) =>
    `Each class has the probability 1/${classes}; minus its logarithm is ln ${classes}, for every row.`,
  source: [
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, gradient-based learning: cost functions and output units',
  ],
})
