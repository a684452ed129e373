import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/passages-in-context',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Instructions, question, passages and the answer itself share one context window.',
  params: (rng) => ({
    window: rng.pick([4_000, 6_000, 8_000, 16_000, 32_000]),
    instructions: rng.int(4, 12) * 50,
    question: rng.int(2, 8) * 10,
    answer: rng.int(5, 14) * 100,
    passage: rng.int(22, 48) * 10,
  }),
  ask: ({ window, instructions, question, answer, passage }) => ({
    stem: `A language model has a context window of ${window} tokens for input and output together. Every call sends ${instructions} tokens of instructions and a question of up to ${question} tokens, and the answer may have up to ${answer} tokens. How many whole passages of ${passage} tokens can be added to every call at most?`,
    answerHint: 'One whole number.',
  }),
  key: ({ window, instructions, question, answer, passage }) => ({
    kind: 'numeric',
    value: Math.floor((window - instructions - question - answer) / passage),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'What the instructions, the question and the answer need is taken off first; the rest is divided.',
  source: [
    'Vaswani et al. 2017: Attention is all you need',
    'Lewis et al. 2020: Retrieval-augmented generation',
  ],
})
