import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const SCENES = [
  {
    goal: 'the rent of a flat',
    size: 'area',
    flag: 'has_lift',
    low: 'age',
    is: 'a lift',
    unit: 'm²',
    years: 'years old',
  },
  {
    goal: 'the minutes of a delivery',
    size: 'distance',
    flag: 'is_rain',
    low: 'couriers',
    is: 'rain',
    unit: 'km',
    years: 'couriers on duty',
  },
  {
    goal: 'the price of a used car',
    size: 'power',
    flag: 'has_camera',
    low: 'age',
    is: 'a camera',
    unit: 'kW',
    years: 'years old',
  },
] as const

export default template({
  id: 'machine-learning/linear-and-trees/predict-by-line',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A linear model adds the intercept and each coefficient times its feature; a flag counts as 0 or 1.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    intercept: rng.int(10, 40) * 10,
    slopes: [rng.int(3, 12), rng.int(20, 60), -rng.int(2, 9)] as const,
    row: [rng.int(20, 80), rng.int(0, 1), rng.int(2, 12)] as const,
  }),
  ask: ({ scene, intercept, slopes, row }) => ({
    stem: `A linear regression predicts ${scene.goal}. These are its intercept and coefficients. What does it predict for ${row[0]} ${scene.unit}, ${row[1] === 1 ? 'with' : 'without'} ${scene.is}, and ${row[2]} ${scene.years}?`,
    code: grid(
      ['term', 'value'],
      [
        ['intercept', intercept],
        [scene.size, slopes[0]],
        [scene.flag, slopes[1]],
        [scene.low, slopes[2]],
      ],
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ intercept, slopes, row }) => ({
    kind: 'numeric',
    value: intercept + slopes[0] * row[0] + slopes[1] * row[1] + slopes[2] * row[2],
    tolerance: { absolute: 0 },
  }),
  why: () => 'The prediction is the intercept plus the sum of coefficient times value.',
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, linear methods for regression',
  ],
})
