import { template } from '../../../tasks/template'

const dot = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, one, i) => sum + one * (right[i] ?? 0), 0)

export default template({
  id: 'machine-learning/networks/attention-by-hand',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 4,
  nudge: -0.3,
  seconds: 210,
  status: 'active',
  idea: 'Attention mixes the values by a softmax of dot products that are divided by the root of the key size.',
  params: (rng) => {
    const vector = () => Array.from({ length: 4 }, () => rng.int(-2, 2))
    const query = vector()
    let keys = [vector(), vector()]
    const apart = () => Math.abs(dot(query, keys[0] ?? []) - dot(query, keys[1] ?? []))
    if (dot(query, query) === 0) query[0] = 1
    // Near and unequal scores: neither key is without weight.
    while (apart() < 1 || apart() > 4) keys = [vector(), vector()]
    return { query, keys, values: rng.sample([2, 4, 6, 8, 10, 12, 14, 16, 18, 20], 2) }
  },
  ask: ({ query, keys, values }) => ({
    stem: `One head of scaled dot-product attention has this query, and two keys with their values. What is its output?`,
    code: [
      `q  = [${query.join(', ')}]`,
      ...keys.map((key, i) => `k${i + 1} = [${key.join(', ')}]   v${i + 1} = ${values[i] ?? 0}`),
    ].join('\n'),
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ query, keys, values }) => {
    const powers = keys.map((key) => Math.exp(dot(query, key) / Math.sqrt(query.length)))
    return {
      kind: 'numeric',
      value: dot(powers, values) / powers.reduce((sum, power) => sum + power, 0),
      tolerance: { absolute: 0.15 },
    }
  },
  why: ({ query, keys }) =>
    `The scores are ${keys.map((key) => dot(query, key) / 2).join(' and ')}, after division by the root of 4; their softmax weighs the values.`,
  source: ['Vaswani et al. 2017: Attention is all you need'],
})
