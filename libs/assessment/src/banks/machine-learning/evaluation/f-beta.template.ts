import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  'finds tumours in scans',
  'finds leaks in pipes',
  'flags phishing mails',
  'suggests tags for articles',
] as const

export default template({
  id: 'machine-learning/evaluation/f-beta',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'F-beta is a harmonic mean in which recall weighs beta squared times as much as precision.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        beta: rng.pick([2, 0.5]),
        found: rng.int(8, 40) * 2,
        alarms: rng.int(3, 60),
        missed: rng.int(3, 60),
      }),
      // Far enough apart that F1, the other beta and the plain mean give other numbers.
      ({ found, alarms, missed }) => Math.abs(found / (found + alarms) - found / (found + missed)) > 0.2,
    ),
  ask: ({ subject, beta, found, alarms, missed }) => ({
    stem: `A model that ${subject} has ${found} true positives, ${alarms} false positives and ${missed} false negatives. What is its F-beta score for beta = ${beta}?`,
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ beta, found, alarms, missed }) => {
    const precision = found / (found + alarms)
    const recall = found / (found + missed)
    const weight = beta ** 2
    return {
      kind: 'numeric',
      value: ((1 + weight) * precision * recall) / (weight * precision + recall),
      tolerance: { absolute: 0.01 },
    }
  },
  why: ({ beta }) =>
    `(1 + b²)PR / (b²P + R) with b = ${beta}: ${beta > 1 ? 'recall' : 'precision'} counts four times as much as the other.`,
  source: [
    'van Rijsbergen 1979, Information Retrieval, chapter 7',
    'scikit-learn 1.x, sklearn.metrics.fbeta_score',
  ],
})
