import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const KNOBS = [
  { model: 'A decision tree', knob: 'depth', values: [1, 2, 4, 6, 8, 12] },
  { model: 'A polynomial', knob: 'degree', values: [1, 2, 3, 5, 7, 9] },
  { model: 'A boosted model', knob: 'trees', values: [10, 30, 100, 300, 1000, 3000] },
] as const

export default template({
  id: 'machine-learning/linear-and-trees/depth-by-validation',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'The training error goes on falling; the flexibility to take is the one with the least error on other rows.',
  params: (rng) => {
    const { model, knob, values } = rng.pick(KNOBS)
    const best = rng.int(1, 4)
    const training = values.map((_, i) => 44 - 7 * i + rng.int(-2, 2))
    const least = (training[best] ?? 0) + rng.int(3, 5)
    // Falls to the best one, then rises.
    const rows = values.map((value, i) => ({
      value,
      training: training[i] ?? 0,
      validation: least + Math.abs(i - best) * (i < best ? 8 : 4) + (i === best ? 0 : rng.int(-1, 1)),
    }))
    return { model, knob, rows }
  },
  ask: ({ model, knob, rows }) => ({
    stem: `${model} was fitted with several settings of \`${knob}\`. The table shows the error in percent on the training rows and on validation rows. Which setting should be chosen for new rows?`,
    code: grid(
      [knob, 'training', 'validation'],
      rows.map(({ value, training, validation }) => [value, training, validation]),
    ),
    answerHint: 'The setting, as in the first column.',
  }),
  key: ({ rows }) => {
    const [first] = [...rows].sort((x, y) => x.validation - y.validation)
    return { kind: 'numeric', value: first?.value ?? 0, tolerance: { absolute: 0 } }
  },
  why: () => 'Rows that the fit has not seen show how it will do on new ones; the training error does not.',
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, bias, variance and model complexity',
  ],
})
