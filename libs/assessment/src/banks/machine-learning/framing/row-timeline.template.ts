import { template } from '../../../tasks/template'

const SCENES = [
  { goal: 'which subscribers will cancel', signal: 'visit', event: 'cancellation' },
  { goal: 'which pumps will break down', signal: 'sensor reading', event: 'breakdown' },
  { goal: 'which borrowers will stop paying', signal: 'account entry', event: 'missed payment' },
  { goal: 'which patients will come to hospital', signal: 'prescription', event: 'admission' },
  { goal: 'which parts will run out', signal: 'withdrawal from the store', event: 'empty shelf' },
] as const

const momentsOf = ({ signal, event }: { signal: string; event: string }): readonly string[] => [
  `The first ${signal} that the features count`,
  `The last ${signal} that the features count`,
  'The moment at which the prediction would be made',
  `The first day on which a ${event} makes the label positive`,
  `The last day on which a ${event} makes the label positive`,
  'The day from which the row can be used for training',
]

export default template({
  id: 'machine-learning/framing/row-timeline',
  revision: 1,
  kind: 'ordering',
  topic: 'framing',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A training row looks back for features and forward for the label, and is whole only when the label is known.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    back: rng.pick([30, 60, 90]),
    act: rng.pick([3, 5, 7]),
    forward: rng.pick([14, 21, 28]),
    shown: rng.shuffle([0, 1, 2, 3, 4, 5]),
  }),
  ask: ({ scene, back, act, forward, shown }) => ({
    stem: `A team predicts ${scene.goal}. The features look at the ${back} days before the prediction. The next ${act} days are there to act on it, and the label looks at the ${forward} days after these. Put the moments of one training row in order of time, earliest at the top.`,
    options: shown.map((moment) => momentsOf(scene)[moment] ?? ''),
  }),
  key: ({ shown }) => ({ kind: 'ordering', orders: [shown.map((_, moment) => shown.indexOf(moment))] }),
  why: () =>
    'Features end at the prediction, the label begins after the time to act, and the row waits until the label is settled.',
  source: [
    'Kaufman, Rosset, Perlich and Stitelman, Leakage in Data Mining, 2012',
    'Huyen, Designing Machine Learning Systems, training data',
  ],
})
