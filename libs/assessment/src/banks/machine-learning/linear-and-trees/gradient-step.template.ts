import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/linear-and-trees/gradient-step',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 3,
  seconds: 180,
  lang: 'python',
  status: 'active',
  idea: 'A step goes against the gradient of the loss, which weighs each error by its input.',
  params: (rng) => {
    const xs = rng.sample([1, 2, 3, 4], 3)
    const slope = rng.int(2, 4)
    return {
      xs,
      ys: xs.map((x) => slope * x + rng.int(-1, 1)),
      start: rng.pick([0, 0.5, 1, 5, 6]),
      rate: rng.pick([0.01, 0.02, 0.03, 0.04]),
    }
  },
  ask: ({ xs, ys, start, rate }) => ({
    stem: `The model is \`w * x\`, the loss is the mean of the squared errors. What is \`w\` after one step of gradient descent over all three rows?`,
    code: `x = np.array([${xs.join(', ')}])
y = np.array([${ys.join(', ')}])
w = ${start}
learning_rate = ${rate}`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ xs, ys, start, rate }) => {
    const gradient = xs.reduce((sum, x, i) => sum + 2 * x * (start * x - (ys[i] ?? 0)), 0) / xs.length
    return { kind: 'numeric', value: start - rate * gradient, tolerance: { absolute: 0.01 } }
  },
  why: () =>
    'The gradient of the loss is the mean of 2x(wx - y); the step is the learning rate times it, downwards.',
  source: [
    'Goodfellow, Bengio and Courville, Deep Learning, gradient-based optimization',
    'Murphy, Probabilistic Machine Learning: An Introduction, optimization',
  ],
})
