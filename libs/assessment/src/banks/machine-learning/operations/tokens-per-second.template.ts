import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/tokens-per-second',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 5,
  seconds: 180,
  status: 'active',
  idea: 'Generating for one user is bound by memory: every token reads all weights once, so fewer bits mean more tokens.',
  params: (rng) => ({
    billions: rng.pick([3, 7, 8, 13, 30, 70]),
    bits: rng.pick([4, 8, 16]),
    bandwidth: rng.pick([1_000, 1_500, 2_000, 3_000, 4_000]),
    tera: rng.pick([300, 600, 900]),
  }),
  ask: ({ billions, bits, bandwidth, tera }) => ({
    stem: `A dense decoder-only language model of ${billions} billion weights, ${bits} bits each, generates text for one conversation on GPUs that together reach ${bandwidth} GB/s from their memory and ${tera} trillion operations a second. A token takes about two operations per weight. There is no speculative decoding, and the cache is small beside the weights. How many tokens a second can it generate at most?`,
    answerHint: 'Tokens a second, within 2 %.',
  }),
  key: ({ billions, bits, bandwidth }) => ({
    kind: 'numeric',
    value: bandwidth / ((billions * bits) / 8),
    tolerance: { relative: 0.02 },
  }),
  why: ({ billions, bits, bandwidth }) =>
    `Every token reads ${(billions * bits) / 8} GB of weights at ${bandwidth} GB/s; the operations would allow many times as many.`,
  source: [
    'Williams, Waterman, Patterson 2009: Roofline',
    'Pope et al. 2022: Efficiently scaling transformer inference',
  ],
})
