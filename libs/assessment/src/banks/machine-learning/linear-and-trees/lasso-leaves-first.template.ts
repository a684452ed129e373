import { template } from '../../../tasks/template'

const NAMES = ['age', 'income', 'distance', 'visits', 'tenure', 'price', 'rating', 'delay'] as const
const SIZES = [0.2, 0.4, 0.5, 0.7, 0.9, 1.1, 1.4, 1.8, 2.3] as const
const FEATURES = 5

export default template({
  id: 'machine-learning/linear-and-trees/lasso-leaves-first',
  revision: 1,
  kind: 'ordering',
  topic: 'linear-and-trees',
  grade: 3,
  seconds: 100,
  status: 'active',
  idea: 'The lasso takes the same amount from every coefficient, so the smallest in size goes first, whatever its sign.',
  params: (rng) => {
    const names = rng.sample(NAMES, FEATURES)
    const sizes = rng.sample(SIZES, FEATURES)
    // At least one below zero, which is small by its value and not by its size.
    const negative = rng.sample([0, 1, 2, 3, 4], rng.int(1, 3))
    return names.map((name, i) => ({ name, slope: (sizes[i] ?? 0) * (negative.includes(i) ? -1 : 1) }))
  },
  ask: (features) => ({
    stem: 'The features of a linear regression are standardised and uncorrelated with each other. Least squares gives the coefficients below. Then the lasso is fitted to the same rows, with a penalty that grows from 0. Sort the features by the order in which their coefficients become 0, first at the top.',
    options: features.map(({ name, slope }) => `${name}: ${slope}`),
  }),
  key: (features) => ({
    kind: 'ordering',
    orders: [
      features
        .map(({ slope }, i) => ({ size: Math.abs(slope), i }))
        .sort((x, y) => x.size - y.size)
        .map(({ i }) => i),
    ],
  }),
  why: () =>
    'With uncorrelated features the lasso moves every coefficient towards 0 by the same amount, and stops there.',
  source: [
    'Tibshirani, Regression Shrinkage and Selection via the Lasso, 1996',
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, subset selection, ridge regression and the lasso compared',
  ],
})
