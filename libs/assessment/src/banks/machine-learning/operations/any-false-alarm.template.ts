import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/any-false-alarm',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  status: 'active',
  idea: 'Many checks with a small rate of false alarms each give alarms nearly every day.',
  params: (rng) => ({
    features: rng.int(8, 60),
    tenths: rng.pick([2, 5, 10, 20]),
    subject: rng.pick(['inputs', 'sensors', 'columns']),
  }),
  ask: ({ features, tenths, subject }) => ({
    stem: `Every night each of ${features} ${subject} of a model is compared with its training data. Where nothing has changed, one comparison raises an alarm with a probability of ${tenths / 10} %; the comparisons are independent. In what percentage of the nights in which nothing has changed does at least one alarm go off?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ features, tenths }) => ({
    kind: 'numeric',
    value: 100 * (1 - (1 - tenths / 1000) ** features),
    tolerance: { absolute: 0.2 },
  }),
  why: ({ features, tenths }) =>
    `All ${features} stay quiet with the probability ${1 - tenths / 1000} to the power of ${features}.`,
  source: ['Montgomery: Introduction to statistical quality control, Wiley'],
})
