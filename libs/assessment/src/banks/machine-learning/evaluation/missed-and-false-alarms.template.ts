import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  {
    of: 'mails',
    no: 'wanted',
    yes: 'spam',
    missed: 'spam mails did it let through',
    alarms: 'wanted mails did it take for spam',
  },
  {
    of: 'payments',
    no: 'honest',
    yes: 'fraud',
    missed: 'fraudulent payments did it let through',
    alarms: 'honest payments did it take for fraud',
  },
  {
    of: 'parts',
    no: 'sound',
    yes: 'broken',
    missed: 'broken parts did it let through',
    alarms: 'sound parts did it take for broken',
  },
  {
    of: 'scans',
    no: 'healthy',
    yes: 'ill',
    missed: 'scans of ill people did it take for healthy',
    alarms: 'scans of healthy people did it take for ill',
  },
] as const

export default template({
  id: 'machine-learning/evaluation/missed-and-false-alarms',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 1,
  seconds: 75,
  lang: 'python',
  status: 'active',
  idea: 'A cell of a confusion matrix is read by its row, the true class, and its column, the predicted one.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const labels = rng.shuffle([subject.no, subject.yes])
    const count = { right: rng.int(200, 900), found: rng.int(40, 190), missed: 0, alarms: 0 }
    const errors = drawnUntil(
      () => ({ missed: rng.int(5, 39), alarms: rng.int(5, 39) }),
      ({ missed, alarms }) => missed !== alarms,
    )
    return { subject, labels, asked: rng.pick(['missed', 'alarms'] as const), count: { ...count, ...errors } }
  },
  ask: ({ subject, labels, asked, count }) => {
    const rows = { [subject.no]: [count.right, count.alarms], [subject.yes]: [count.missed, count.found] }
    const matrix = labels.map((label) => {
      const row = rows[label] ?? []
      return (labels[0] === subject.no ? row : [...row].reverse())
        .map((n) => String(n).padStart(3))
        .join(', ')
    })
    return {
      stem: `A model sorts ${subject.of}. Rows of the matrix are the true classes and columns the predicted ones, both in the order of \`labels\`. How many ${subject[asked]}?`,
      code: `>>> confusion_matrix(y_true, y_pred, labels=["${labels.join('", "')}"])\narray([[${matrix.join('],\n       [')}]])`,
      answerHint: 'One whole number.',
    }
  },
  key: ({ asked, count }) => ({ kind: 'numeric', value: count[asked], tolerance: { absolute: 0 } }),
  why: ({ subject, asked }) =>
    asked === 'missed'
      ? `The row is ${subject.yes}, what they are, and the column ${subject.no}, what the model said.`
      : `The row is ${subject.no}, what they are, and the column ${subject.yes}, what the model said.`,
  source: [
    'Fawcett 2006, An introduction to ROC analysis, Pattern Recognition Letters 27(8)',
    'scikit-learn 1.x, sklearn.metrics.confusion_matrix',
  ],
})
