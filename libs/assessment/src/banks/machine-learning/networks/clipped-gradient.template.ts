import { template } from '../../../tasks/template'

/** Whole numbers whose length is whole too. */
const QUADRUPLES = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [4, 4, 7],
  [2, 6, 9],
  [6, 6, 7],
  [3, 4, 12],
] as const

export default template({
  id: 'machine-learning/networks/clipped-gradient',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Clipping by the global norm shrinks all gradients by one factor, and only where the norm over all of them is too large.',
  params: (rng) => {
    const signs = [rng.pick([1, -1]), rng.pick([1, -1]), rng.pick([1, -1])]
    const parts = rng.shuffle(rng.pick(QUADRUPLES)).map((part, i) => part * (signs[i] ?? 1))
    const norm = Math.hypot(...parts)
    // Mostly too large; sometimes just under the bound.
    const most = rng.pick([1, 2, 2.5, norm / 2, norm + 1])
    return { parts, most, asked: rng.int(0, 2) }
  },
  ask: ({ parts, most, asked }) => ({
    stem: `After the backward pass the gradient of the weights \`w\` is [${parts.slice(0, 2).join(', ')}], and that of the bias \`b\` is [${parts.slice(2).join()}]. The gradients are clipped to a global norm (Euclidean, over all parameters together) of at most ${most}. What is then the gradient of ${asked === 2 ? '`b`' : `the ${asked === 0 ? 'first' : 'second'} weight`}?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ parts, most, asked }) => ({
    kind: 'numeric',
    value: (parts[asked] ?? 0) * Math.min(1, most / Math.hypot(...parts)),
    tolerance: { absolute: 0.02 },
  }),
  why: ({ parts, most }) =>
    `The norm is ${Math.hypot(...parts)}, so every part is multiplied by ${Math.min(1, most / Math.hypot(...parts)).toFixed(3)}.`,
  source: ['Pascanu et al. 2013: On the difficulty of training recurrent neural networks'],
})
