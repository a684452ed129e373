import { template } from '../../../tasks/template'

const SUBJECTS = [
  { unit: 'patients', row: 'scans' },
  { unit: 'drivers', row: 'trips' },
  { unit: 'speakers', row: 'clips' },
  { unit: 'writers', row: 'letters' },
  { unit: 'machines', row: 'recordings' },
] as const

export default template({
  id: 'machine-learning/evaluation/clustered-test-set',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 5,
  seconds: 200,
  status: 'active',
  idea: 'Rows of one unit go right or wrong together, so a test set of few units is worth far fewer cases than it has rows.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    units: rng.int(4, 20) * 10,
    each: rng.pick([5, 6, 9, 11, 16, 21, 26, 41]),
    correlation: rng.pick([10, 20, 30, 40, 50]),
  }),
  ask: ({ subject: { unit, row }, units, each, correlation }) => ({
    stem: `A test set has ${units * each} ${row} of ${units} ${unit}, ${each} of each. Whether the model is right on one of the ${row} correlates by ${correlation / 100} with whether it is right on another of the same ${unit.slice(0, -1)}; different ${unit} are independent. How many independent ${row} would give a confidence interval for the accuracy of the same width?`,
    answerHint: 'To the nearest whole number.',
  }),
  key: ({ units, each, correlation }) => ({
    kind: 'numeric',
    value: (units * each) / (1 + ((each - 1) * correlation) / 100),
    tolerance: { relative: 0.015 },
  }),
  why: ({ each, correlation }) =>
    `The variance of the mean is 1 + (${each} − 1) × ${correlation / 100} times that of independent cases (the design effect).`,
  source: ['Kish 1965, Survey Sampling'],
})
