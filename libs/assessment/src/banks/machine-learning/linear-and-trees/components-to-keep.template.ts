import { template } from '../../../tasks/template'

const DATA = [
  'sensor channels',
  'survey answers',
  'gene readings',
  'image features',
  'stock returns',
] as const

export default template({
  id: 'machine-learning/linear-and-trees/components-to-keep',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'The share of variance that components keep is the sum of their variances over the sum of all.',
  params: (rng) => {
    const first = rng.int(30, 60)
    const variances = [first]
    while (variances.length < 9) {
      const before = variances.at(-1) ?? 0
      variances.push(Math.max(1, Math.round((before * rng.int(55, 90)) / 100)))
    }
    const total = variances.reduce((sum, one) => sum + one, 0)
    const kept = variances.map(
      (_, i) => (100 * variances.slice(0, i + 1).reduce((sum, one) => sum + one, 0)) / total,
    )
    // A share near the line would hang on rounding.
    const least = rng.pick(
      [70, 75, 80, 85, 90, 95].filter((line) => kept.every((share) => Math.abs(share - line) > 0.6)),
    )
    return { data: rng.pick(DATA), variances, least }
  },
  ask: ({ data, variances, least }) => ({
    stem: `A principal component analysis of ${variances.length} ${data} gives components with the variances ${variances.join(', ')}. How many components are needed at least to keep ${least} % of the variance?`,
    answerHint: 'One whole number.',
  }),
  key: ({ variances, least }) => {
    const total = variances.reduce((sum, one) => sum + one, 0)
    let [kept, value] = [0, 0]
    while (100 * kept < least * total) kept += variances[value++] ?? 0
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: () => 'Variances are added from the largest on, until their sum reaches the share of the total.',
  source: ['Jolliffe, Principal Component Analysis, 2nd edition, cumulative percentage of total variation'],
})
