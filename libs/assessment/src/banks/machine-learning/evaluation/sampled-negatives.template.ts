import { template } from '../../../tasks/template'

const SUBJECTS = [
  { of: 'payments', yes: 'frauds', no: 'honest payments' },
  { of: 'log lines', yes: 'attacks', no: 'harmless lines' },
  { of: 'products', yes: 'defects', no: 'sound products' },
  { of: 'mails', yes: 'phishing mails', no: 'wanted mails' },
  { of: 'scans', yes: 'tumours', no: 'healthy scans' },
] as const
/** Rates inside one class, or of pairs of one each, do not feel how many negatives there are. */
const KEPT = ['Recall', 'False positive rate', 'ROC AUC', 'Balanced accuracy'] as const
const CHANGED = ['Precision', 'Accuracy', 'F1 score', 'Average precision', 'Share of cases flagged'] as const
export type Measure = (typeof KEPT)[number] | (typeof CHANGED)[number]

export default template({
  id: 'machine-learning/evaluation/sampled-negatives',
  revision: 1,
  kind: 'multiple',
  topic: 'evaluation',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'Thinning one class leaves measures within a class alone and moves every measure that mixes the classes.',
  params: (rng) => {
    const kept = rng.sample(KEPT, rng.int(2, 3))
    return {
      subject: rng.pick(SUBJECTS),
      positives: rng.int(8, 60) * 10,
      oneIn: rng.pick([10, 20, 25, 50, 100]),
      kept: kept.length,
      measures: [...kept, ...rng.sample(CHANGED, 5 - kept.length)] as Measure[],
    }
  },
  ask: ({ subject: { of, yes, no }, positives, oneIn, measures }) => ({
    stem: `To save room a test set of ${of} keeps all ${positives} ${yes}, but only one in ${oneIn} of the ${no}, drawn at random. The threshold stays where it is and nothing is weighted. Which of these measures still estimate what they would be on all ${of}? Choose all.`,
    options: measures,
  }),
  key: ({ kept }) => ({ kind: 'multiple', right: Array.from({ length: kept }, (_, i) => i) }),
  why: ({ oneIn }) =>
    `False positives and true negatives both shrink to one in ${oneIn}: what is measured within a class stays, what counts both classes together moves.`,
  source: ['Fawcett 2006, An introduction to ROC analysis, Pattern Recognition Letters 27(8)'],
})
