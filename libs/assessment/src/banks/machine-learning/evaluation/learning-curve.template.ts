import { template } from '../../../tasks/template'
import { grid } from './grid'

const SUBJECTS = [
  'reads invoices',
  'sorts complaints',
  'finds cracks in photos',
  'tells birds by their song',
] as const

export default template({
  id: 'machine-learning/evaluation/learning-curve',
  revision: 1,
  kind: 'single',
  topic: 'evaluation',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'A gap that still closes asks for more rows; two curves that have met too high ask for another model.',
  params: (rng) => {
    const closing = rng.pick([true, false])
    const tenths = (low: number, high: number) => rng.int(low * 10, high * 10) / 10
    const train = closing ? tenths(1, 2) : tenths(13, 16)
    const gaps = closing
      ? [tenths(26, 29), tenths(19, 21), tenths(14, 15), tenths(9, 10)]
      : [tenths(9, 12), tenths(4, 5), tenths(1.5, 2), tenths(0.4, 0.8)]
    const rises = closing ? [0, 0.4, 0.9, 1.5] : [0, 3.1, 4.4, 4.9]
    const least = rng.pick([500, 1_000, 2_000])
    const points = gaps.map((gap, i) => {
      const trained = train + (rises[i] ?? 0)
      return { rows: least * 2 ** i, train: trained.toFixed(1), validation: (trained + gap).toFixed(1) }
    })
    return { points, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ points, subject }) => ({
    stem: `A model that ${subject} was trained on growing parts of the data. Its errors, in percent, are shown; 6 % would be good enough. What is the most promising next step?`,
    code: grid([
      ['training rows', 'training error', 'validation error'],
      ...points.map(({ rows, train, validation }) => [rows, train, validation]),
    ]),
    options: [
      'Collect more rows of the same kind',
      'Give the model more capacity or features',
      'Split the same rows again with another seed',
      'Validate on more rows with the same model',
    ],
  }),
  key: ({ points }) => {
    const { train = 0, validation = 0 } = points.at(-1) ?? {}
    return { kind: 'single', right: Number(validation) > 2 * Number(train) ? 0 : 1 }
  },
  why: () =>
    'A low training error with a gap that shrinks is variance, which more rows reduce; errors that have met too high are bias, which they do not.',
  source: [
    'Cortes, Jackel, Solla, Vapnik, Denker 1994, Learning curves: asymptotic values and rate of convergence, NIPS 6',
  ],
})
