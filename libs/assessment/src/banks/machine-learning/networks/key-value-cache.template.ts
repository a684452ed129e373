import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/key-value-cache',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'The cache of generation holds a key and a value per token, layer and key-value head; query heads do not count.',
  params: (rng) => {
    const shared = rng.pick([1, 4, 8])
    const heads = rng.pick([32, 40, 64])
    return {
      layers: rng.pick([24, 32, 40, 48]),
      heads,
      shared,
      size: rng.pick([64, 128]),
      tokens: rng.pick([2_000, 4_000, 8_000]),
      chats: rng.pick([1, 8, 16, 20]),
    }
  },
  ask: ({ layers, heads, shared, size, tokens, chats }) => ({
    stem: `A decoder-only language model has ${layers} layers. Each has ${heads} query heads of size ${size}; ${shared === 1 ? 'every query head has a key and value head of its own' : `groups of ${shared} query heads share one key and value head`}. It serves ${chats} conversation${chats === 1 ? '' : 's'} of ${tokens} tokens ${chats === 1 ? '' : 'each '}at the same time and keeps keys and values in 16 bits. How many GB (10⁹ bytes) does this cache need?`,
    answerHint: 'GB, within 2 %.',
  }),
  key: ({ layers, heads, shared, size, tokens, chats }) => ({
    kind: 'numeric',
    value: (2 * 2 * layers * (heads / shared) * size * tokens * chats) / 1e9,
    tolerance: { relative: 0.02 },
  }),
  why: ({ heads, shared }) =>
    `Key and value, 2 bytes each, for every layer, token and conversation, and ${heads / shared} heads of keys and values.`,
  source: ['Shazeer 2019: Fast transformer decoding', 'Ainslie et al. 2023: GQA'],
})
