import { template } from '../../../tasks/template'
import { grid } from './grid'
import { mean } from './reckon'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  'calls to a help desk',
  'parcels of a depot',
  'hires of bicycles',
  'visits to a museum',
] as const
const DAYS = 5

export default template({
  id: 'machine-learning/evaluation/naive-forecast',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'The error of a forecast is judged beside that of the plainest one, which repeats the last value.',
  params: (rng) => {
    const days = drawnUntil(
      () => {
        const actual = [rng.int(60, 90)]
        while (actual.length < DAYS) actual.push((actual.at(-1) ?? 0) + rng.pick([-1, 1]) * rng.int(2, 9))
        return actual.map((now) => ({ now, said: now + rng.pick([-1, 1]) * rng.int(1, 9) }))
      },
      (drawn) => {
        const naive = mean(drawn.slice(1).map(({ now }, i) => Math.abs(now - (drawn[i]?.now ?? 0))))
        const model = mean(drawn.slice(1).map(({ now, said }) => Math.abs(now - said)))
        return Math.abs(naive - model) >= 0.5
      },
    )
    return { days, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ days, subject }) => ({
    stem: `A model forecasts the number of ${subject} for the next day. Over days 2 to ${DAYS}, by how much is its mean absolute error smaller than that of the forecast "as many as the day before"?`,
    code: grid([
      ['day', ...days.map((_, i) => i + 1)],
      ['actual', ...days.map(({ now }) => now)],
      ['model', ...days.map(({ said }, i) => (i === 0 ? '' : said))],
    ]),
    answerHint: 'A number, to two decimal places; negative where the model does worse.',
  }),
  key: ({ days }) => {
    const naive = days.slice(1).map(({ now }, i) => Math.abs(now - (days[i]?.now ?? 0)))
    const model = days.slice(1).map(({ now, said }) => Math.abs(now - said))
    return { kind: 'numeric', value: mean(naive) - mean(model), tolerance: { absolute: 0.01 } }
  },
  why: () =>
    'The naive errors are the steps from day to day; the errors of the model are averaged over the same days.',
  source: [
    'Hyndman, Koehler 2006, Another look at measures of forecast accuracy, International Journal of Forecasting 22(4)',
  ],
})
