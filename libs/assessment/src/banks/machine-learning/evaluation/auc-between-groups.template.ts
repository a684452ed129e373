import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { of: 'loans', yes: 'failed', one: 'new customers', other: 'old customers' },
  { of: 'visits', yes: 'ended in an order', one: 'visits by mail', other: 'visits by search' },
  { of: 'scans', yes: 'showed the illness', one: 'scans of the clinic', other: 'scans of the screening' },
  { of: 'parts', yes: 'broke', one: 'parts of the old line', other: 'parts of the new line' },
] as const

export default template({
  id: 'machine-learning/evaluation/auc-between-groups',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 5,
  seconds: 300,
  status: 'active',
  idea: 'A pooled ROC AUC can come wholly from telling groups of unequal base rates apart, with no skill inside any group.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        sizes: [rng.int(2, 10) * 100, rng.int(2, 10) * 100] as const,
        rates: [rng.int(4, 12) * 5, rng.int(1, 4) * 5] as const,
      }),
      ({ rates: [high, low] }) => high - low >= 15,
    ),
  ask: ({ subject: { of, yes, one, other }, sizes, rates }) => ({
    stem: `A test set of ${of} has ${sizes[0]} ${one}, of which ${rates[0]} % ${yes}, and ${sizes[1]} ${other}, of which ${rates[1]} % ${yes}. A model gives every one of the ${one} the score 0.7 and every one of the ${other} the score 0.2, so in each group alone its ROC AUC is 0.5. What is its ROC AUC on the whole test set?`,
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ sizes: [n, m], rates: [high, low] }) => {
    const recall = (n * high) / (n * high + m * low)
    const alarms = (n * (100 - high)) / (n * (100 - high) + m * (100 - low))
    // Two straight pieces of the curve, which bends at the one threshold between the scores.
    return { kind: 'numeric', value: (1 + recall - alarms) / 2, tolerance: { absolute: 0.01 } }
  },
  why: () =>
    'Pairs within a group are ties and count half; pairs of a positive of the risky group and a negative of the other are all won. AUC inside the groups has to be looked at, too.',
  source: ['Fawcett 2006, An introduction to ROC analysis, Pattern Recognition Letters 27(8)'],
})
