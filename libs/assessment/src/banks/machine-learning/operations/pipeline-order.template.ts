import { template } from '../../../tasks/template'

/** In their order. */
export const STEPS = {
  validate: 'Check the new rows against the expected columns and ranges',
  split: 'Set rows for the final test aside',
  fit: 'Fit scaler and encoder on the training rows',
  train: 'Train candidate models on the transformed rows',
  choose: 'Choose a model by its score on validation rows',
  test: 'Measure the chosen model on the rows set aside',
  register: 'Store the model with its version and test score',
  canary: 'Let the stored model answer a small share of requests',
  all: 'Let the stored model answer every request',
} as const
export type Step = keyof typeof STEPS

const NAMES = Object.keys(STEPS) as Step[]
const LENGTH = 6

export default template({
  id: 'machine-learning/operations/pipeline-order',
  revision: 1,
  kind: 'ordering',
  topic: 'operations',
  grade: 1,
  seconds: 120,
  status: 'active',
  idea: 'Data are checked and split before anything learns from them; a model is chosen, tested, stored and released in this order.',
  params: (rng) => ({ shown: rng.sample(NAMES, LENGTH) }),
  ask: ({ shown }) => ({
    stem: 'These are steps of a pipeline that trains and releases a model; some are left out. Put them in order, first at the top.',
    options: shown.map((name) => STEPS[name]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [NAMES.filter((name) => shown.includes(name)).map((name) => shown.indexOf(name))],
  }),
  why: ({ shown }) => `The order is ${NAMES.filter((name) => shown.includes(name)).join(', ')}.`,
  source: [
    'Breck et al. 2017: The ML test score',
    'Amershi et al. 2019: Software engineering for machine learning',
  ],
})
