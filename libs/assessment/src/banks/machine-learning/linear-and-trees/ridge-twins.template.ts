import { template } from '../../../tasks/template'

const NAMES = ['area', 'age', 'load', 'dose', 'speed'] as const

export default template({
  id: 'machine-learning/linear-and-trees/ridge-twins',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Ridge spreads a coefficient evenly over twins, which makes the penalty cheaper: together they shrink less.',
  params: (rng) => ({
    name: rng.pick(NAMES),
    squares: rng.int(4, 12) * 5,
    products: rng.int(6, 24) * 10,
    penalty: rng.int(2, 10) * 10,
  }),
  ask: ({ name, squares, products, penalty }) => ({
    stem: `\`${name}\` and the target y are centred. The sum of ${name}² is ${squares}, the sum of ${name} · y is ${products}. Ridge regression without an intercept minimises the sum of squared errors plus ${penalty} times the sum of squared coefficients. By mistake \`${name}\` is in the table twice, as two equal columns, and both are used. What coefficient does each of the two get?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ squares, products, penalty }) => ({
    kind: 'numeric',
    value: products / (2 * squares + penalty),
    tolerance: { absolute: 0.01 },
  }),
  why: () => 'By symmetry both are w; the derivative of the loss is 0 where w (2 Σx² + λ) = Σxy.',
  source: [
    'Hoerl and Kennard, Ridge Regression: Biased Estimation for Nonorthogonal Problems, 1970',
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, ridge regression',
  ],
})
