import { template } from '../../../tasks/template'

const RARE = [
  { rows: 'invoices', positive: 'forged' },
  { rows: 'wafers', positive: 'cracked' },
  { rows: 'samples', positive: 'polluted' },
  { rows: 'log-ins', positive: 'stolen' },
] as const

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

export default template({
  id: 'machine-learning/framing/fold-without-positives',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'With few positives a random split easily leaves a fold without any; that is why folds are stratified.',
  params: (rng) => ({
    ...rng.pick(RARE),
    count: rng.pick([6000, 12_000, 24_000]),
    folds: rng.int(3, 5),
    positives: rng.int(5, 12),
  }),
  ask: ({ rows, positive, count, folds, positives }) => ({
    stem: `Of ${count} ${rows} ${positives} are ${positive}. They are split into ${folds} equal folds at random, without looking at the label. Take each of the ${positives} to fall into any fold with the same probability, independently of the others. What is the probability, in percent, that at least one fold has none of them?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ folds, positives }) => {
    let value = 0
    for (let empty = 1; empty < folds; empty++)
      value += 100 * (-1) ** (empty + 1) * choose(folds, empty) * (1 - empty / folds) ** positives
    return { kind: 'numeric', value, tolerance: { absolute: 0.3 } }
  },
  why: () =>
    'Add the probabilities that a given fold is empty, take away those of two empty folds, which were counted twice, and so on.',
  source: [
    'Feller, An Introduction to Probability Theory and Its Applications, volume 1, combination of events',
    'scikit-learn user guide, Cross-validation iterators with stratification based on class labels',
  ],
})
