import { template } from '../../../tasks/template'

export type Activation = 'relu' | 'leaky' | 'sigmoid' | 'tanh' | 'elu' | 'linear'
const NAMES: readonly Activation[] = ['relu', 'leaky', 'sigmoid', 'tanh', 'elu', 'linear']
const LENGTH = 5
/** Neighbours differ by at least this much. */
const APART = 0.02

export interface Point {
  x: number
  leak: number
}
const textsOf = ({ leak }: Point): Record<Activation, string> => ({
  relu: 'ReLU: 0 below zero, x above',
  leaky: `Leaky ReLU: ${leak} · x below zero, x above`,
  sigmoid: 'Sigmoid: 1 / (1 + exp(-x))',
  tanh: 'Hyperbolic tangent: tanh(x)',
  elu: 'ELU: exp(x) - 1 below zero, x above',
  linear: 'None: x as it is',
})
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
const slopesOf = ({ x, leak }: Point): Record<Activation, number> => ({
  relu: 0,
  leaky: leak,
  sigmoid: sigmoid(x) * (1 - sigmoid(x)),
  tanh: 1 - Math.tanh(x) ** 2,
  elu: Math.exp(x),
  linear: 1,
})

export default template({
  id: 'machine-learning/networks/activation-slopes',
  revision: 1,
  kind: 'ordering',
  topic: 'networks',
  grade: 4,
  seconds: 210,
  status: 'active',
  idea: 'How much gradient an activation lets through hangs on where it is: saturated, closed, or nearly straight.',
  params: (rng) => {
    for (;;) {
      const point = { x: -rng.int(4, 30) / 10, leak: rng.pick([0.01, 0.05, 0.1, 0.2, 0.3]) }
      const shown = rng.sample(NAMES, LENGTH)
      const slopes = shown.map((name) => slopesOf(point)[name]).sort((left, right) => left - right)
      // 0 and a leak of 0.01 are told apart by what they are.
      if (slopes.every((slope, i) => i < 2 || slope - (slopes[i - 1] ?? 0) >= APART))
        return { ...point, shown }
    }
  },
  ask: ({ x, leak, shown }) => ({
    stem: `During backpropagation a hidden unit has the sum x = ${x} before its activation. Put the activations in order of the share of the gradient that gets through at this point, the smallest at the top.`,
    options: shown.map((name) => textsOf({ x, leak })[name]),
  }),
  key: ({ shown, ...point }) => ({
    kind: 'ordering',
    orders: [
      [...shown]
        .sort((left, right) => slopesOf(point)[left] - slopesOf(point)[right])
        .map((name) => shown.indexOf(name)),
    ],
  }),
  why: ({ shown, ...point }) => shown.map((name) => `${name} ${slopesOf(point)[name].toFixed(3)}`).join(', '),
  source: [
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, hidden units',
    'Clevert et al. 2016: Exponential linear units',
  ],
})
