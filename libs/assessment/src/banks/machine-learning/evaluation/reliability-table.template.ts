import { template } from '../../../tasks/template'
import { grid } from './grid'

const EVENTS = ['rain', 'late parcels', 'cancelled orders', 'failing disks', 'missed appointments'] as const
/** By how much the shares that happen differ from the forecasts: on the low side, on the high side. */
const TILTS = [
  [1, -1],
  [-1, 1],
  [-1, -1],
  [1, 1],
] as const
const READINGS = [
  'They are too extreme: the low ones are too low and the high ones too high.',
  'They are too cautious: the low ones are too high and the high ones too low.',
  'They are too high throughout, the low ones as well as the high ones.',
  'They are too low throughout, the low ones as well as the high ones.',
] as const

export default template({
  id: 'machine-learning/evaluation/reliability-table',
  revision: 1,
  kind: 'single',
  topic: 'evaluation',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'Calibration compares the forecast of a group with the share that came true; over-confidence is an error with two signs.',
  params: (rng) => {
    const right = rng.pick([0, 1, 2, 3])
    const [low, high] = TILTS[right] ?? [0, 0]
    const rows = (
      [
        [14, low],
        [28, low],
        [72, high],
        [86, high],
      ] as const
    ).map(([middle, tilt]) => {
      const forecast = middle + rng.int(-3, 3)
      return { forecast, happened: forecast + tilt * rng.int(6, 10), cases: rng.int(20, 90) * 10 }
    })
    return { right, rows, event: rng.pick(EVENTS) }
  },
  ask: ({ rows, event }) => ({
    stem: `A model forecasts ${event}. On new data its forecasts, in four groups, compare with what happened as shown. What is true of its probabilities?`,
    code: grid([
      ['mean forecast', 'happened', 'cases'],
      ...rows.map(({ forecast, happened, cases }) => [`${forecast} %`, `${happened} %`, cases]),
    ]),
    options: READINGS,
  }),
  key: ({ right }) => ({ kind: 'single', right }),
  why: () => 'Where less happens than was forecast the probability is too high, where more happens too low.',
  source: ['Guo, Pleiss, Sun, Weinberger 2017, On calibration of modern neural networks, ICML'],
})
