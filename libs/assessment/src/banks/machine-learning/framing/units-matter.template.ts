import { template } from '../../../tasks/template'

export const SENSITIVE = [
  'k nearest neighbours by straight-line distance',
  'k-means with fixed starting rows',
  'Ridge regression with a fixed penalty',
  'Lasso regression with a fixed penalty',
  'Shares of variance of the principal components',
] as const
export const INDIFFERENT = [
  'Linear regression without a penalty',
  'One decision tree',
  'A random forest with a fixed seed',
  'Boosted trees with a fixed seed',
] as const
const CHANGES = [
  { column: 'weight', from: 'kilograms', to: 'grams' },
  { column: 'distance', from: 'kilometres', to: 'metres' },
  { column: 'duration', from: 'hours', to: 'seconds' },
  { column: 'power', from: 'kilowatts', to: 'watts' },
] as const
const OFFERED = 5

export default template({
  id: 'machine-learning/framing/units-matter',
  revision: 1,
  kind: 'multiple',
  topic: 'framing',
  grade: 3,
  seconds: 120,
  status: 'active',
  idea: 'Distances, penalties and variances hang on the unit of a column; splits and plain least squares do not.',
  params: (rng) => {
    const right = rng.sample(SENSITIVE, rng.int(2, 3))
    return {
      change: rng.pick(CHANGES),
      right,
      shown: rng.shuffle([...right, ...rng.sample(INDIFFERENT, OFFERED - right.length)]),
    }
  },
  ask: ({ change: { column, from, to }, shown }) => ({
    stem: `One column of a table, \`${column}\`, is changed from ${from} to ${to}. The other columns stay, and no column is scaled. Everything is computed again from the new table. For which methods can the predictions, groups or shares come out differently? Choose all.`,
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.some((one) => one === text) ? [i] : [])),
  }),
  why: () =>
    'A tree only asks on which side of a value a row lies, and least squares makes up for a unit by its coefficient. Distances, penalties and variances change.',
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, ridge and lasso, trees, prototypes, principal components',
  ],
})
