import { template } from '../../../tasks/template'

const SCENES = [
  { series: 'shop', what: 'sales' },
  { series: 'clinic', what: 'visits' },
  { series: 'bus line', what: 'passengers' },
  { series: 'farm', what: 'litres of milk' },
] as const

export default template({
  id: 'machine-learning/framing/lag-rows',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'Windows and horizons eat rows, and labels of training rows have to be known when the first test prediction is made.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    series: rng.pick([10, 20, 30, 40]),
    weeks: rng.pick([60, 80, 104, 120]),
    back: rng.int(4, 12),
    ahead: rng.int(2, 6),
    tested: rng.pick([8, 10, 12, 13]),
  }),
  ask: ({ scene, series, weeks, back, ahead, tested }) => ({
    stem: `For each ${scene.series} of ${series} there are ${scene.what} of weeks 1 to ${weeks}, without gaps. A row is one ${scene.series} at the end of one week t. Its features are the values of the ${back} weeks up to and including t, its target is the value of week t + ${ahead}. Rows whose target lies in the last ${tested} weeks are test rows. A row is used for training only if its target is known at the end of the week in which the first test prediction is made. How many training rows are there?`,
    answerHint: 'One whole number.',
  }),
  key: ({ series, weeks, back, ahead, tested }) => {
    const firstTest = weeks - tested + 1 - ahead
    return {
      kind: 'numeric',
      value: series * (firstTest - ahead - back + 1),
      tolerance: { absolute: 0 },
    }
  },
  why: ({ back, ahead }) =>
    `The first row is at week ${back}, the last one ${ahead} weeks before the week of the first test prediction.`,
  source: [
    'Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 3rd edition, time series cross-validation',
  ],
})
