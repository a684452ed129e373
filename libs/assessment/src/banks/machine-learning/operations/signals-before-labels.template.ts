import { template } from '../../../tasks/template'

const SUBJECTS = [
  { predicts: 'whether a loan will be paid back', unit: 'months', delay: [6, 24] },
  { predicts: 'whether a customer will leave', unit: 'days', delay: [30, 90] },
  { predicts: 'whether a machine part will fail', unit: 'weeks', delay: [3, 12] },
  { predicts: 'whether a patient will be back in hospital', unit: 'days', delay: [28, 60] },
] as const

const WITH_LABELS = [
  'The recall over the rows that were scored yesterday',
  'Predicted against observed rates in ten groups of scores',
  'The area under the ROC curve of yesterday’s scores',
  'The log loss over the rows that were scored yesterday',
  'The precision among the rows that were flagged yesterday',
] as const
const WITHOUT_LABELS = [
  'The share of missing values in each input since yesterday',
  'The distribution of the scores against that in training',
  'The share of rows that were flagged, against last week',
  'The number of categories that were not there in training',
  'The correlation of inputs, compared with that in training',
  'The share of rows on which the model and a plain rule differ',
] as const
const OFFERED = 5

export default template({
  id: 'machine-learning/operations/signals-before-labels',
  revision: 1,
  kind: 'multiple',
  topic: 'operations',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'While labels are late, inputs and scores can be watched, but no measure that compares a score with the truth.',
  params: (rng) => {
    const { predicts, unit, delay } = rng.pick(SUBJECTS)
    const late = rng.int(2, 3)
    return {
      predicts,
      unit,
      delay: rng.int(delay[0], delay[1]),
      shown: rng.shuffle([...rng.sample(WITH_LABELS, late), ...rng.sample(WITHOUT_LABELS, OFFERED - late)]),
    }
  },
  ask: ({ predicts, unit, delay, shown }) => ({
    stem: `A model predicts ${predicts}; the truth is known ${delay} ${unit} later. Today a new version of a data source went live. Which of these measures can be computed tomorrow? Choose all.`,
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (WITHOUT_LABELS.some((one) => one === text) ? [i] : [])),
  }),
  why: () =>
    'Recall, precision, calibration, ROC and log loss need the truth; shares and distributions of inputs and scores do not.',
  source: ['Gama et al. 2014: A survey on concept drift adaptation', 'Breck et al. 2017: The ML test score'],
})
