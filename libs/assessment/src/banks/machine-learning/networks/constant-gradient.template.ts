import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/constant-gradient',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 5,
  seconds: 180,
  status: 'active',
  idea: 'Adam divides by the size of the gradient: a steady gradient moves the weight by the learning rate, however large it is.',
  params: (rng) => ({
    start: rng.int(-9, 9) / 2,
    gradient: rng.pick([-200, -40, -8, -0.5, 0.5, 4, 30, 500]),
    rate: rng.pick([0.01, 0.05, 0.1, 0.2]),
    steps: rng.int(3, 9),
  }),
  ask: ({ start, gradient, rate, steps }) => ({
    stem: `A weight starts at ${start}. Adam, with bias correction, beta1 = 0.9, beta2 = 0.999, a negligible epsilon, and no weight decay, has a constant learning rate of ${rate}. The gradient is ${gradient} at every step. What is the weight after ${steps} steps?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ start, gradient, rate, steps }) => ({
    kind: 'numeric',
    value: start - steps * rate * Math.sign(gradient),
    tolerance: { absolute: 0.006 },
  }),
  why: () =>
    'With a constant gradient g the corrected moments are g and g², so every step is the rate times g / |g|.',
  source: ['Kingma and Ba 2015: Adam'],
})
