import { template } from '../../../tasks/template'

const LEVELS = 127

export default template({
  id: 'machine-learning/operations/quantised-outlier',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'One large weight sets the step of the whole scale, and small weights are rounded to it, even to zero.',
  params: (rng) => {
    const step = rng.pick([0.02, 0.05, 0.1])
    // Never in the middle between two levels.
    const asked = step * (rng.int(0, 5) + rng.pick([0.2, 0.3, 0.7, 0.8])) * rng.pick([1, -1])
    const small = Array.from({ length: 2 }, () => (rng.int(-60, 60) * step) / 10)
    const outlier = LEVELS * step * rng.pick([1, -1])
    return {
      step,
      asked,
      weights: rng.shuffle([asked, ...small, outlier]).map((one) => Number(one.toFixed(4))),
    }
  },
  ask: ({ asked, weights }) => ({
    stem: `These weights are stored as 8-bit integers from -127 to 127 with one scale for them all: the largest absolute value becomes ±127, 0 stays 0, and the others are rounded to the nearest integer. Which value does the weight ${Number(asked.toFixed(4))} have when it is turned back into a decimal number?`,
    code: weights.join('  '),
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ step, asked }) => ({
    kind: 'numeric',
    // Adding 0 makes a zero plain.
    value: Math.sign(asked) * Math.round(Math.abs(asked) / step) * step + 0,
    tolerance: { absolute: 0.002 },
  }),
  why: ({ step }) =>
    `The step is the largest absolute value divided by ${LEVELS}, ${step}; the weight is rounded to a multiple of it.`,
  source: [
    'Jacob et al. 2018: Quantization and training of neural networks for efficient integer-arithmetic-only inference',
  ],
})
