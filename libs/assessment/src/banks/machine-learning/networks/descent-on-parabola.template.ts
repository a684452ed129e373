import { template } from '../../../tasks/template'

const WALKS = {
  creeps: 'It comes closer to 0 at every step and stays on one side.',
  swings: 'It jumps over 0 at every step and comes closer to it.',
  bounces: 'It jumps to and fro between two values for ever.',
  flees: 'It jumps over 0 at every step and gets farther away.',
} as const
type Walk = keyof typeof WALKS
const NAMES = Object.keys(WALKS) as Walk[]
/** By what the weight is multiplied at every step, in tenths. */
const FACTORS: Record<Walk, readonly number[]> = {
  creeps: [2, 4, 6, 8],
  swings: [-8, -6, -4, -2],
  bounces: [-10],
  flees: [-20, -16, -14, -12],
}

export default template({
  id: 'machine-learning/networks/descent-on-parabola',
  revision: 1,
  kind: 'single',
  topic: 'networks',
  grade: 3,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'Curvature times learning rate decides whether a step lands short of the minimum, beyond it, or ever farther away.',
  params: (rng) => {
    const walk = rng.pick(NAMES)
    const curve = rng.pick([1, 2, 4, 5, 10])
    // The factor is 1 - 2 · curve · rate.
    const rate = (10 - rng.pick(FACTORS[walk])) / (20 * curve)
    return { walk, curve, rate, start: rng.int(1, 9), shown: rng.shuffle(NAMES) }
  },
  ask: ({ curve, rate, start, shown }) => ({
    stem: `Gradient descent minimises f(w) = ${curve === 1 ? '' : curve}w² with a learning rate of ${rate}, starting at w = ${start}. What does w do?`,
    options: shown.map((name) => WALKS[name]),
  }),
  key: ({ walk, shown }) => ({ kind: 'single', right: shown.indexOf(walk) }),
  why: ({ curve, rate }) =>
    `The gradient is ${2 * curve}w, so each step multiplies w by 1 - ${2 * curve} · ${rate} = ${(1 - 2 * curve * rate).toFixed(1)}.`,
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, gradient-based optimization'],
})
