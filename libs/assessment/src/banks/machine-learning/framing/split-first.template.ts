import { template } from '../../../tasks/template'

const LEARNT = [
  'the mean and spread of each column',
  'the median of each column',
  'the list of cities',
  'the lowest and highest value of each column',
  'the 500 most frequent words',
] as const
const MODELS = ['logistic regression', 'nearest-neighbour model', 'random forest', 'neural network'] as const

const ROWS = ['loans', 'letters', 'house sales', 'blood samples', 'machine logs'] as const

const stepsOf = ({ learnt, model }: { learnt: string; model: string }): readonly string[] => [
  'Set the test rows aside',
  `Work out ${learnt} on the training rows`,
  'Transform the training rows with what was worked out',
  `Fit the ${model} to the transformed training rows`,
  'Transform the test rows the same way and score the fitted model',
]

export default template({
  id: 'machine-learning/framing/split-first',
  revision: 1,
  kind: 'ordering',
  topic: 'framing',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'Whatever is worked out from data is worked out after the split, on the training rows.',
  params: (rng) => ({
    rows: rng.pick(ROWS),
    count: rng.int(3, 40) * 500,
    learnt: rng.pick(LEARNT),
    model: rng.pick(MODELS),
    shown: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: (p) => ({
    stem: `A team has ${p.count} ${p.rows} and wants an honest score of a model on rows that it has not seen. Put the steps in order, first at the top.`,
    options: p.shown.map((step) => stepsOf(p)[step] ?? ''),
  }),
  key: ({ shown }) => ({ kind: 'ordering', orders: [shown.map((_, step) => shown.indexOf(step))] }),
  why: ({ learnt }) =>
    `Test rows stand for data that is not there yet: ${learnt} must not depend on them, so they are set aside first.`,
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, the wrong and right way to do cross-validation',
    'scikit-learn user guide, Common pitfalls and recommended practices',
  ],
})
