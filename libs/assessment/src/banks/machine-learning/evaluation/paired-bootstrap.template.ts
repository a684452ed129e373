import { template } from '../../../tasks/template'

const METRICS = [
  { call: 'roc_auc_score', said: 'ROC AUC' },
  { call: 'average_precision_score', said: 'average precision' },
  { call: 'mean_absolute_error', said: 'mean absolute error' },
  { call: 'log_loss', said: 'log loss' },
  { call: 'brier_score_loss', said: 'Brier score' },
] as const
const PAIRS = [
  ['old', 'new'],
  ['a', 'b'],
  ['small', 'large'],
  ['base', 'tuned'],
] as const

export default template({
  id: 'machine-learning/evaluation/paired-bootstrap',
  revision: 1,
  kind: 'single',
  topic: 'evaluation',
  grade: 4,
  seconds: 150,
  lang: 'python',
  status: 'active',
  idea: 'A bootstrap of the difference of two models draws cases with replacement, and the same cases for labels and both models.',
  params: (rng) => ({
    metric: rng.pick(METRICS),
    pair: rng.pick(PAIRS),
    cases: rng.int(4, 40) * 50,
    rounds: rng.pick([1_000, 2_000, 5_000]),
  }),
  ask: ({ metric: { call, said }, pair: [one, other], cases, rounds }) => {
    const minus = (label: string, left: string, right: string) =>
      `m(${label}, ${one}[${left}]) - m(${right === 'j' ? 'y[j]' : label}, ${other}[${right}])`
    return {
      stem: `Arrays \`${one}\` and \`${other}\` hold what two models say about the same n = ${cases} test cases with labels \`y\`; \`m\` is \`${call}\`. You want a bootstrap interval for the difference in ${said} of the two models on such cases. Which line makes one of the ${rounds} values?`,
      options: [
        `i = rng.integers(n, size=n); d = ${minus('y[i]', 'i', 'i')}`,
        `i, j = rng.integers(n, size=(2, n)); d = ${minus('y[i]', 'i', 'j')}`,
        `i = rng.permutation(n); d = ${minus('y[i]', 'i', 'i')}`,
        `i = rng.integers(n, size=n); d = ${minus('y', 'i', 'i')}`,
        `i = rng.integers(n, size=n // 10); d = ${minus('y[i]', 'i', 'i')}`,
      ],
    }
  },
  key: () => ({ kind: 'single', right: 0 }),
  why: () =>
    'Other cases for each model lose the pairing and widen the interval, a permutation gives one value always, labels left in place belong to other cases, and fewer cases than n show the noise of a smaller test.',
  source: ['Efron, Tibshirani 1993, An Introduction to the Bootstrap'],
})
