import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/adapter-training-memory',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Frozen weights need only themselves; trained ones need gradients, a full-precision copy and two moments as well.',
  params: (rng) => ({
    billions: rng.pick([1, 3, 7, 8, 13]),
    matrices: rng.pick([64, 96, 128, 160]),
    width: rng.pick([2_000, 4_000, 5_000]),
    rank: rng.pick([16, 32, 64, 128]),
  }),
  ask: ({ billions, matrices, width, rank }) => ({
    stem: `A model of ${billions} billion weights is frozen in 16 bits. Beside each of ${matrices} of its matrices of ${width}×${width} a low-rank adapter (LoRA) of rank ${rank} is trained by Adam in mixed precision: adapter weights and their gradients in 16 bits; in 32 bits a copy of the adapter weights and everything that Adam keeps per weight. How many GB (10⁹ bytes) do weights, gradients and states of the optimizer need together?`,
    answerHint: 'GB, to one decimal place.',
  }),
  key: ({ billions, matrices, width, rank }) => ({
    kind: 'numeric',
    value: 2 * billions + (16 * matrices * 2 * width * rank) / 1e9,
    tolerance: { absolute: 0.1 },
  }),
  why: () =>
    'The frozen weights need 2 bytes each. An adapter has 2 · width · rank weights, each with 2 + 2 + 4 bytes and 4 + 4 for the two moments of Adam.',
  source: ['Hu et al. 2022: LoRA', 'Rajbhandari et al. 2020: ZeRO', 'Kingma and Ba 2015: Adam'],
})
