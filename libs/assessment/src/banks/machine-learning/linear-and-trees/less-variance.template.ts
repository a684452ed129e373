import { template } from '../../../tasks/template'

/** Each setting, with two values from the more to the less flexible model. */
export const KNOBS = [
  { says: 'Ridge regression: penalty', values: [0.1, 1, 10, 100] },
  { says: 'Lasso: penalty', values: [0.01, 0.1, 1] },
  { says: 'Decision tree: least rows in a leaf', values: [1, 5, 20, 60] },
  { says: 'Decision tree: largest depth', values: [14, 8, 5, 3] },
  { says: 'Nearest neighbours: number of neighbours', values: [1, 7, 25, 50] },
  { says: 'Polynomial regression: degree', values: [9, 6, 3, 2] },
  { says: 'Boosted trees: number of trees', values: [3000, 800, 200, 50] },
  { says: 'Boosted trees, same number: learning rate', values: [0.3, 0.1, 0.03] },
] as const
const OFFERED = 5

export default template({
  id: 'machine-learning/linear-and-trees/less-variance',
  revision: 1,
  kind: 'multiple',
  topic: 'linear-and-trees',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'Some settings make a model more flexible when they grow, others when they shrink.',
  params: (rng) => {
    const calmer = rng.int(2, 3)
    const steps = rng.sample(KNOBS, OFFERED).map(({ says, values }, i) => {
      const from = rng.int(0, values.length - 2)
      const pair = [values[from] ?? 0, values[rng.int(from + 1, values.length - 1)] ?? 0]
      const right = i < calmer
      return { says, right, pair: right ? pair : pair.reverse() }
    })
    return { steps: rng.shuffle(steps) }
  },
  ask: ({ steps }) => ({
    stem: 'Several models follow the chance of the training rows too closely. Each option changes one setting of one model, and nothing else. Which changes make the model less flexible, so that it follows single training rows less? Choose all.',
    options: steps.map(({ says, pair: [from = 0, to = 0] }) => `${says} from ${from} to ${to}`),
  }),
  key: ({ steps }) => ({ kind: 'multiple', right: steps.flatMap(({ right }, i) => (right ? [i] : [])) }),
  why: () =>
    'Larger penalties, leaves and neighbourhoods average more. Depth, degree, number of trees and learning rate add freedom when they grow.',
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, shrinkage, nearest neighbours, boosting and regularization',
  ],
})
