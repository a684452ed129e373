import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/tiny-backprop',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 4,
  seconds: 210,
  lang: 'python',
  status: 'active',
  idea: 'A weight that is used twice gets the sum of both paths; a ReLU below zero closes one of them.',
  params: (rng) => {
    const w = rng.pick([-3, -2, 2, 3])
    // The path through the ReLU is open in two of three.
    const x = rng.int(1, 4) * Math.sign(w) * rng.pick([1, 1, -1])
    const v = rng.pick([-3, -2, 2, 3])
    const y = v * Math.max(0, w * x) + w
    return { w, x, v, target: y + rng.pick([-3, -2, -1, 1, 2, 3]) }
  },
  ask: ({ w, x, v, target }) => ({
    stem: 'What is `w.grad` after this code?',
    code: [
      `w = torch.tensor(${w}.0, requires_grad=True)`,
      `x, v, target = ${x}.0, ${v}.0, ${target}.0`,
      '',
      'h = torch.relu(w * x)',
      'y = v * h + w',
      'loss = (y - target) ** 2',
      'loss.backward()',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ w, x, v, target }) => {
    const isOpen = w * x > 0
    const y = (isOpen ? v * w * x : 0) + w
    return {
      kind: 'numeric',
      value: 2 * (y - target) * ((isOpen ? v * x : 0) + 1),
      tolerance: { absolute: 0.01 },
    }
  },
  why: ({ w, x }) =>
    `dloss/dy = 2 (y - target), and dy/dw is 1 by the direct path${w * x > 0 ? ' plus v · x by the ReLU' : ' alone, for the ReLU is closed'}.`,
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, back-propagation'],
})
