import { template } from '../../../tasks/template'

const SCENES = [
  { rows: 'payments', rare: 'fraud', common: 'honest' },
  { rows: 'readings', rare: 'faulty', common: 'normal' },
  { rows: 'messages', rare: 'harmful', common: 'harmless' },
  { rows: 'scans', rare: 'ill', common: 'healthy' },
] as const

export default template({
  id: 'machine-learning/framing/undersampled-priors',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'Who leaves out frequent rows changes the base rate, and every probability has to be brought back.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    said: rng.int(12, 19) * 5,
    kept: rng.pick([5, 8, 10, 12, 15, 20, 25]),
  }),
  ask: ({ scene: { rows, rare, common }, said, kept }) => ({
    stem: `To balance the classes, a training set keeps all rows labelled \`${rare}\` and a random 1 in ${kept} of those labelled \`${common}\`. The model is well calibrated on ${rows} drawn in that way. For one of the ${rows} it says that \`${rare}\` has a probability of ${said} %. In use nothing is left out. What is the probability there, in percent?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ said, kept }) => ({
    kind: 'numeric',
    value: (100 * said) / (said + (100 - said) * kept),
    tolerance: { absolute: 0.2 },
  }),
  why: ({ kept }) =>
    `Each frequent row of the training set stands for ${kept}: the odds fall by this factor.`,
  source: [
    'Dal Pozzolo, Caelen, Johnson and Bontempi, Calibrating Probability with Undersampling for Unbalanced Classification, 2015',
  ],
})
