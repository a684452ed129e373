import { template } from '../../../tasks/template'

const READINGS = {
  overfits: 'It learns the training rows by heart: new rows get worse while old ones get better.',
  underfits: 'It has hardly learned anything: both losses stay near that of the constant guess.',
  unfinished: 'It still gets better on both: nothing speaks against training it for longer.',
  diverges: 'Its steps are too large: both losses grow beyond that of the constant guess.',
} as const
type Reading = keyof typeof READINGS
const NAMES = Object.keys(READINGS) as Reading[]
const EPOCHS = [1, 5, 10, 15, 20] as const

/** Shares of the loss of a constant guess, for the training and the validation rows. */
const SHAPES: Record<Reading, readonly (readonly [number, number])[]> = {
  overfits: [
    [0.9, 0.92],
    [0.6, 0.66],
    [0.35, 0.6],
    [0.16, 0.7],
    [0.06, 0.85],
  ],
  underfits: [
    [1.01, 1.02],
    [0.99, 1.0],
    [0.98, 0.99],
    [0.98, 0.99],
    [0.97, 0.99],
  ],
  unfinished: [
    [0.92, 0.94],
    [0.75, 0.78],
    [0.6, 0.64],
    [0.48, 0.53],
    [0.38, 0.44],
  ],
  diverges: [
    [1.05, 1.06],
    [1.5, 1.55],
    [2.4, 2.3],
    [3.9, 4.1],
    [6.8, 6.6],
  ],
}

export default template({
  id: 'machine-learning/networks/loss-curves',
  revision: 1,
  kind: 'single',
  topic: 'networks',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Two curves of loss tell apart too little learning, too much, unfinished learning and divergence.',
  params: (rng) => {
    const shape = rng.pick(NAMES)
    const base = rng.int(110, 230) / 100
    const rows = SHAPES[shape].map(([training, validation]) =>
      [training, validation].map((share) => (share * base).toFixed(2)),
    )
    return { shape, base, rows, shown: rng.shuffle(NAMES) }
  },
  ask: ({ base, rows, shown }) => ({
    stem: `A classifier is trained for 20 epochs. A guess that is the same for every row has a loss of ${base.toFixed(2)}. What do the losses say about the network?`,
    code: [
      'epoch  training  validation',
      ...rows.map(
        ([training = '', validation = ''], i) =>
          `${String(EPOCHS[i] ?? 0).padStart(5)}  ${training.padStart(8)}  ${validation.padStart(10)}`,
      ),
    ].join('\n'),
    options: shown.map((name) => READINGS[name]),
  }),
  key: ({ shape, shown }) => ({ kind: 'single', right: shown.indexOf(shape) }),
  why: ({ shape }) => READINGS[shape],
  source: [
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, capacity, overfitting and underfitting; early stopping',
  ],
})
