import { template } from '../../../tasks/template'
import { mean, sum } from './reckon'

export default template({
  id: 'machine-learning/evaluation/r2-on-new-data',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 3,
  seconds: 180,
  lang: 'python',
  status: 'active',
  idea: 'R² on new data compares with predicting their mean: predictions in the right order but off by a constant can fall below 0.',
  params: (rng) => {
    const truths = rng.shuffle([0, 2, 4, 8, 11]).map((n) => n + 20)
    const start = rng.int(0, 30)
    const shift = rng.pick([-1, 1]) * rng.int(2, 6)
    return {
      truths: truths.map((truth) => truth + start),
      predictions: truths.map((truth) => truth + start + shift + rng.int(-1, 1)),
    }
  },
  ask: ({ truths, predictions }) => ({
    stem: 'A model was trained last year; these are cases of this year. What does the code print?',
    code: [
      'from sklearn.metrics import r2_score',
      '',
      `y_true = [${truths.join(', ')}]`,
      `y_pred = [${predictions.join(', ')}]`,
      'print(round(r2_score(y_true, y_pred), 2))',
    ].join('\n'),
    answerHint: 'A number, to two decimal places; it may be negative.',
  }),
  key: ({ truths, predictions }) => {
    const left = sum(truths.map((truth, i) => (truth - (predictions[i] ?? 0)) ** 2))
    const middle = mean(truths)
    return {
      kind: 'numeric',
      value: 1 - left / sum(truths.map((truth) => (truth - middle) ** 2)),
      tolerance: { absolute: 0.01 },
    }
  },
  why: () =>
    'One minus the squared errors over the squared distances from the mean of y_true; it is no squared correlation.',
  source: [
    'Kvålseth 1985, Cautionary note about R², The American Statistician 39(4)',
    'scikit-learn 1.x, sklearn.metrics.r2_score',
  ],
})
