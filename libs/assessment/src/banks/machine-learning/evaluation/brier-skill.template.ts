import { template } from '../../../tasks/template'

const SUBJECTS = [
  { of: 'customers', event: 'cancelled' },
  { of: 'disks', event: 'failed' },
  { of: 'guests', event: 'stayed away' },
  { of: 'loans', event: 'were not paid back' },
] as const

export default template({
  id: 'machine-learning/evaluation/brier-skill',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  status: 'active',
  idea: 'A small Brier score means little where the event is rare: forecasting the base rate for everybody has a small one, too.',
  params: (rng) => {
    const rate = rng.pick([2, 4, 5, 8, 10, 15, 20, 25, 30])
    const constant = (rate / 100) * (1 - rate / 100)
    const brier = Number((constant * (1 - rng.int(8, 45) / 100)).toFixed(4))
    return { subject: rng.pick(SUBJECTS), rate, brier }
  },
  ask: ({ subject: { of, event }, rate, brier }) => ({
    stem: `Last month ${rate} % of the ${of} ${event}. The Brier score (mean squared error of the probabilities) of a model for that month is ${brier}. By how many percent is that lower than the Brier score of saying ${rate} % for each of the ${of}?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ rate, brier }) => ({
    kind: 'numeric',
    value: 100 * (1 - brier / ((rate / 100) * (1 - rate / 100))),
    tolerance: { absolute: 0.2 },
  }),
  why: ({ rate }) =>
    `The constant forecast has the score p(1 − p) with p = ${rate / 100}; the model is compared with that.`,
  source: [
    'Brier 1950, Verification of forecasts expressed in terms of probability, Monthly Weather Review 78(1)',
    'Murphy 1973, A new vector partition of the probability score, Journal of Applied Meteorology 12(4)',
  ],
})
