import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/batchnorm-inference',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 3,
  seconds: 120,
  status: 'active',
  idea: 'In inference batch normalisation uses the running mean and variance, whatever else is in the batch.',
  params: (rng) => {
    const spread = rng.pick([2, 4, 5])
    const mean = rng.int(-4, 12)
    return {
      spread,
      mean,
      scale: rng.pick([0.5, 1.5, 2, 3]),
      shift: rng.int(-3, 5),
      batch: [
        mean + rng.pick([-2, -1, 1, 2, 3]) * spread,
        ...Array.from({ length: 3 }, () => rng.int(0, 20)),
      ],
    }
  },
  ask: ({ spread, mean, scale, shift, batch }) => ({
    stem: `A channel of a batch normalisation layer has the running mean ${mean} and the running variance ${spread ** 2}, the scale (gamma) ${scale} and the shift (beta) ${shift}. The network is in evaluation mode and gets four rows, for which the layer reads ${batch.join(', ')}. What does the layer put out for the first row? The small constant under the root may be left out.`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ spread, mean, scale, shift, batch: [first = 0] }) => ({
    kind: 'numeric',
    value: (scale * (first - mean)) / spread + shift,
    tolerance: { absolute: 0.02 },
  }),
  why: ({ spread, mean }) =>
    `The value less ${mean}, divided by the root ${spread} of the variance, times the scale, plus the shift.`,
  source: ['Ioffe and Szegedy 2015: Batch normalization'],
})
