import { template } from '../../../tasks/template'

const WHAT = ['delivery times', 'ages', 'prices', 'distances', 'weights'] as const

export default template({
  id: 'machine-learning/linear-and-trees/k-means-step',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A round of k-means gives each value to its nearest centre, then moves each centre to the mean of its values.',
  params: (rng) => {
    const low = rng.int(8, 20)
    // An odd distance between the centres: no whole number lies midway.
    const high = low + 2 * rng.int(7, 14) + 1
    const middle = (low + high) / 2
    const under = rng.sample(
      [2, 3, 5, 6, 8, 9, 11].map((far) => Math.floor(middle - far)),
      3,
    )
    const over = rng.sample(
      [1, 3, 4, 6, 7, 10, 12].map((far) => Math.ceil(middle + far)),
      4,
    )
    return { what: rng.pick(WHAT), low, high, values: rng.shuffle([...under, ...over]), asked: rng.int(0, 1) }
  },
  ask: ({ what, low, high, values, asked }) => ({
    stem: `k-means with two groups runs on these ${what}: ${values.join(', ')}. The centres are now A = ${low} and B = ${high}. Where is ${asked === 0 ? 'A' : 'B'} after one full round?`,
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ low, high, values, asked }) => {
    const own = values.filter((value) => value < (low + high) / 2 === (asked === 0))
    return {
      kind: 'numeric',
      value: own.reduce((sum, value) => sum + value, 0) / own.length,
      tolerance: { absolute: 0.1 },
    }
  },
  why: () => 'Values below the midway point go to A, the others to B, and a centre is the mean of its own.',
  source: [
    'Lloyd, Least Squares Quantization in PCM, 1982',
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, K-means',
  ],
})
