import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/variance-through-layers',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'Every layer multiplies the variance of its sums by fan-in times the variance of the weights: signals die or explode.',
  params: (rng) => ({
    width: rng.pick([50, 80, 120, 150, 200, 250, 300, 500]),
    spread: rng.pick([0.05, 0.08, 0.1, 0.2]),
    layers: rng.int(2, 4),
  }),
  ask: ({ width, spread, layers }) => ({
    stem: `A network has ${layers} dense layers of ${width} units each, without activation and bias, after an input of ${width} values. The inputs are independent, with mean 0 and variance 1; the weights are drawn independently, with mean 0 and standard deviation ${spread}. What is the expected variance of a unit of the last layer?`,
    answerHint: 'A number, within 2 %.',
  }),
  key: ({ width, spread, layers }) => ({
    kind: 'numeric',
    value: (width * spread ** 2) ** layers,
    tolerance: { relative: 0.02 },
  }),
  why: ({ width, spread, layers }) =>
    `A sum of ${width} independent products has ${width} · ${spread}² times the variance of its inputs; this happens ${layers} times.`,
  source: [
    'Glorot and Bengio 2010: Understanding the difficulty of training deep feedforward neural networks',
    'He et al. 2015: Delving deep into rectifiers',
  ],
})
