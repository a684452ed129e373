import { template } from '../../../tasks/template'

const SCENES = [
  { start: 'people sign up', many: 'people', event: 'cancel' },
  { start: 'parts are sold', many: 'parts', event: 'come back' },
  { start: 'loans begin', many: 'loans', event: 'stop being paid' },
  { start: 'patients go home', many: 'patients', event: 'are admitted again' },
] as const
const COHORT = 1000

export default template({
  id: 'machine-learning/framing/early-positives',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 5,
  seconds: 270,
  status: 'active',
  idea: 'A positive label is certain early and a negative one late: young rows bring in positives alone.',
  params: (rng) => {
    const days = rng.pick([8, 10, 12, 14])
    return { scene: rng.pick(SCENES), days, daily: rng.int(2, 12), span: days + rng.int(2, 16) }
  },
  ask: ({ scene: { start, many, event }, days, daily, span }) => ({
    stem: `Each day ${COHORT} ${start}. On each of the following ${days} days ${daily} of these ${COHORT} ${event}; afterwards none do. The label of a row says whether this happens within the ${days} days. One evening a training table is made of the ${many} of 1 to ${span} days ago. A row is put in if its label is certain by then. What percentage of the rows in the table is positive?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ days, daily, span }) => {
    const settled = span - days + 1
    const early = (daily * days * (days - 1)) / 2
    return {
      kind: 'numeric',
      value: (100 * (settled * daily * days + early)) / (settled * COHORT + early),
      tolerance: { absolute: 0.1 },
    }
  },
  why: ({ days, daily }) =>
    `Of those younger than ${days} days only the positives are certain, so the share is above the true ${(100 * daily * days) / COHORT} %.`,
  source: [
    'Chapelle, Modeling Delayed Feedback in Display Advertising, 2014',
    'Ktena and others, Addressing Delayed Feedback for Continuous Training with Neural Networks in CTR Prediction, 2019',
  ],
})
