import { template } from '../../../tasks/template'
import { grid } from '../../grid'

export default template({
  id: 'machine-learning/linear-and-trees/boosting-step',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'Each tree of a boosted model is fitted to what the trees before it left over, and added in part.',
  params: (rng) => {
    const edge = rng.int(2, 4)
    const [low, high] = rng.shuffle([rng.int(10, 20), rng.int(34, 50)])
    const ys = Array.from({ length: 6 }, (_, i) => ((i < edge ? low : high) ?? 0) + rng.int(-4, 4))
    return { edge, ys, rate: rng.pick([0.1, 0.2, 0.3, 0.5]), rounds: rng.int(2, 3), at: rng.int(1, 6) }
  },
  ask: ({ edge, ys, rate, rounds, at }) => ({
    stem: `Boosting for the squared error starts with the mean of \`y\` for every row. In each round a tree is fitted to the residuals and added with a learning rate of ${rate}. Each tree has one split, at \`x <= ${edge}\`, and the mean residual in each of its two leaves. What does the model predict for x = ${at} after ${rounds} rounds?`,
    code: grid(
      ['x', 'y'],
      ys.map((y, i) => [i + 1, y]),
    ),
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ edge, ys, rate, rounds, at }) => {
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, y) => sum + y, 0) / numbers.length
    const leaf = mean(at <= edge ? ys.slice(0, edge) : ys.slice(edge))
    const gap = leaf - mean(ys)
    return { kind: 'numeric', value: leaf - gap * (1 - rate) ** rounds, tolerance: { absolute: 0.1 } }
  },
  why: ({ rate }) =>
    `In each round the gap between the prediction and the mean of the leaf shrinks by the factor 1 - ${rate}.`,
  source: ['Friedman, Greedy Function Approximation: A Gradient Boosting Machine, 2001'],
})
