import { template } from '../../../tasks/template'
import { mean } from './reckon'
import { drawnUntil } from '../../draws'

/** Twentieths, so that no score is written with more than two digits. */
const SCORES = Array.from({ length: 17 }, (_, i) => (i + 2) * 5)
const [POSITIVES, NEGATIVES] = [4, 5]
const written = (scores: readonly number[]) => scores.map((score) => (score / 100).toFixed(2)).join('  ')

export default template({
  id: 'machine-learning/evaluation/auc-by-pairs',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'ROC AUC is the share of pairs of a positive and a negative in which the positive scores higher, ties counting half.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [tied = 50, ...others] = rng.sample(SCORES, POSITIVES + NEGATIVES - 1)
        return {
          positives: rng.shuffle([tied, ...others.slice(0, POSITIVES - 1)]),
          negatives: rng.shuffle([tied, ...others.slice(POSITIVES - 1)]),
        }
      },
      ({ positives, negatives }) => mean(positives) - mean(negatives) > 5,
    ),
  ask: ({ positives, negatives }) => ({
    stem: 'A classifier gives these scores. What is its ROC AUC on these nine cases?',
    code: `positives  ${written(positives)}\nnegatives  ${written(negatives)}`,
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ positives, negatives }) => ({
    kind: 'numeric',
    value: mean(
      positives.flatMap((one) => negatives.map((other) => (one > other ? 1 : one === other ? 0.5 : 0))),
    ),
    tolerance: { absolute: 0.01 },
  }),
  why: () =>
    'Of the 20 pairs, count those in which the positive is higher, and half of the pair that is tied.',
  source: ['Hanley, McNeil 1982, The meaning and use of the area under a ROC curve, Radiology 143(1)'],
})
