import { template } from '../../../tasks/template'
import { grid } from './grid'
import { mean } from './reckon'

const SUBJECTS = [
  { what: 'delivery times', unit: 'minutes' },
  { what: 'daily sales', unit: 'pieces' },
  { what: 'flat sizes', unit: 'square metres' },
  { what: 'waiting times', unit: 'seconds' },
] as const

export default template({
  id: 'machine-learning/evaluation/mae-and-rmse',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 1,
  seconds: 120,
  status: 'active',
  idea: 'The mean absolute error takes each miss by its size, the root mean squared error lets large ones weigh more; neither lets signs cancel.',
  params: (rng) => {
    // One large miss keeps the two measures apart.
    const sizes = rng.shuffle([rng.int(1, 3), rng.int(1, 4), rng.int(2, 5), rng.int(12, 18)])
    const signs = rng.shuffle([1, -1, 1, -1])
    const truths = sizes.map(() => rng.int(30, 80))
    const rows = truths.map((truth, i) => [truth, truth + (signs[i] ?? 1) * (sizes[i] ?? 0)] as const)
    return {
      subject: rng.pick(SUBJECTS),
      rows,
      asked: rng.pick(['mean absolute', 'root mean squared'] as const),
    }
  },
  ask: ({ subject, rows, asked }) => ({
    stem: `A model predicts ${subject.what} in ${subject.unit}. What is its ${asked} error on these four cases?`,
    code: grid([
      ['actual', ...rows.map(([truth]) => truth)],
      ['predicted', ...rows.map(([, said]) => said)],
    ]),
    answerHint: `In ${subject.unit}, to one decimal place.`,
  }),
  key: ({ rows, asked }) => {
    const errors = rows.map(([truth, said]) => said - truth)
    const value =
      asked === 'mean absolute'
        ? mean(errors.map(Math.abs))
        : Math.sqrt(mean(errors.map((error) => error ** 2)))
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
  why: ({ asked }) =>
    asked === 'mean absolute'
      ? 'The sizes of the errors are averaged, without their signs.'
      : 'The squares of the errors are averaged, and the root of that mean is taken.',
  source: [
    'Hyndman, Koehler 2006, Another look at measures of forecast accuracy, International Journal of Forecasting 22(4)',
  ],
})
