import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/tiny-forward-pass',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  lang: 'python',
  status: 'active',
  idea: 'ReLU makes the negative sums of the hidden layer zero before the next layer reads them.',
  params: (rng) => {
    const x = [rng.int(1, 4), rng.int(-4, -1)] as const
    // One unit above zero and one below, in either order: without ReLU the answer is another.
    const sums = rng.shuffle([rng.int(1, 6), rng.int(-6, -1)])
    const units = sums.map((sum) => {
      const weights = [rng.int(-3, 3), rng.int(-3, 3)] as const
      return {
        weights,
        bias: sum - weights[0] * x[0] - weights[1] * x[1],
        out: rng.pick([-3, -2, 2, 3, 4]),
      }
    })
    return { x, units, bias: rng.int(-4, 4) }
  },
  ask: ({ x, units, bias }) => ({
    stem: 'What is `output`?',
    code: [
      `x = np.array([${x.join(', ')}])`,
      `W = np.array([${units.map(({ weights }) => `[${weights.join(', ')}]`).join(', ')}])  # a row per hidden unit`,
      `b = np.array([${units.map((unit) => unit.bias).join(', ')}])`,
      `v = np.array([${units.map(({ out }) => out).join(', ')}])`,
      '',
      'hidden = np.maximum(W @ x + b, 0)',
      `output = v @ hidden + ${bias < 0 ? `(${bias})` : bias}`,
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ x, units, bias }) => ({
    kind: 'numeric',
    value: units.reduce((sum, { weights, bias: own, out }) => {
      const before = weights[0] * x[0] + weights[1] * x[1] + own
      return before > 0 ? sum + out * before : sum
    }, bias),
    tolerance: { absolute: 0 },
  }),
  why: () => 'The unit with the negative sum gives 0, so only the other one reaches the output.',
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, deep feedforward networks'],
})
