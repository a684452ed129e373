import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/evaluation/rare-positives',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Where positives are rare, a small rate of false alarms over many negatives outweighs a high recall.',
  params: (rng) => ({
    positives: rng.pick([1, 2, 4, 5]),
    recall: rng.pick([80, 85, 90, 95]),
    alarms: rng.pick([2, 3, 4, 5, 6, 8]),
  }),
  ask: ({ positives, recall, alarms }) => ({
    stem: `A model flags fraud. Of every 1000 payments ${positives} are fraud. It flags ${recall} % of the fraud, and ${alarms} % of the honest payments. What percentage of the flagged payments is fraud?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ positives, recall, alarms }) => {
    const caught = positives * recall
    return {
      kind: 'numeric',
      value: (100 * caught) / (caught + (1000 - positives) * alarms),
      tolerance: { absolute: 0.1 },
    }
  },
  why: () =>
    'Precision is the share of true positives among everything flagged, and the honest payments are hundreds of times as many as the fraud.',
  source: ['ISO/IEC TS 4213:2022, precision and recall'],
})
