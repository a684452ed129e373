import { template } from '../../../tasks/template'

const CATEGORIES = [
  { column: 'postcode', target: 'moved' },
  { column: 'seller', target: 'returned' },
  { column: 'doctor', target: 'readmitted' },
  { column: 'supplier', target: 'late' },
] as const

export default template({
  id: 'machine-learning/framing/smoothed-target-mean',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'The mean of a rare category is drawn towards the overall mean, the more so the fewer rows it has.',
  params: (rng) => {
    const targets = Array.from({ length: rng.int(2, 5) }, () => rng.int(0, 1))
    // Where the two means are near each other, smoothing does nothing.
    const own = targets.filter(Boolean).length / targets.length
    const overall = rng.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.3].filter((mean) => Math.abs(mean - own) > 0.07))
    return { ...rng.pick(CATEGORIES), targets, overall, added: rng.pick([4, 5, 8, 10, 20]) }
  },
  ask: ({ column, target, targets, overall, added }) => ({
    stem: `The column \`${column}\` is encoded by the mean of the target \`${target}\`, which is 0 or 1. To steady rare values, each value is treated as if it had ${added} more rows, whose mean target is the overall mean of ${overall}. One value has ${targets.length} training rows, with the targets ${targets.join(', ')}. What number replaces this value?`,
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ targets, overall, added }) => ({
    kind: 'numeric',
    value: (targets.reduce((sum, one) => sum + one, 0) + added * overall) / (targets.length + added),
    tolerance: { absolute: 0.01 },
  }),
  why: () => 'The targets of the added rows count in the sum, and the added rows in the number.',
  source: [
    'Micci-Barreca, A Preprocessing Scheme for High-Cardinality Categorical Attributes in Classification and Prediction Problems, 2001',
  ],
})
