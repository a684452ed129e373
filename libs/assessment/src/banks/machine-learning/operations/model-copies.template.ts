import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/model-copies',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'The memory of weights is their number times the bytes of their precision; every copy needs working memory too.',
  params: (rng) => ({
    billions: rng.pick([1, 1.5, 3, 7, 8]),
    bits: rng.pick([4, 8, 16, 32]),
    work: rng.int(1, 4),
    card: rng.pick([40, 48, 80, 96]),
  }),
  ask: ({ billions, bits, work, card }) => ({
    stem: `A model of ${billions} billion parameters is served with ${bits} bits per parameter. Besides its weights every running copy needs ${work} GB of working memory. How many copies fit into a GPU of ${card} GB? Count a GB as 10⁹ bytes.`,
    answerHint: 'One whole number.',
  }),
  key: ({ billions, bits, work, card }) => ({
    kind: 'numeric',
    value: Math.floor(card / ((billions * bits) / 8 + work)),
    tolerance: { absolute: 0 },
  }),
  why: ({ billions, bits, work }) =>
    `One copy needs ${(billions * bits) / 8} GB of weights and ${work} GB of working memory.`,
  source: [
    'IEEE 754-2019',
    'Jacob et al. 2018: Quantization and training of neural networks for efficient integer-arithmetic-only inference',
  ],
})
