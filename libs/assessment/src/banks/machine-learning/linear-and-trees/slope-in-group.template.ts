import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const SCENES = [
  {
    goal: 'rent',
    size: 'area',
    flag: 'central',
    yes: 'in the centre',
    no: 'outside the centre',
    one: 'a flat',
  },
  {
    goal: 'wage',
    size: 'years',
    flag: 'night',
    yes: 'on the night shift',
    no: 'on the day shift',
    one: 'a worker',
  },
  { goal: 'yield', size: 'water', flag: 'sandy', yes: 'on sandy soil', no: 'on other soil', one: 'a field' },
  { goal: 'power', size: 'speed', flag: 'loaded', yes: 'with a load', no: 'without a load', one: 'a truck' },
] as const

export default template({
  id: 'machine-learning/linear-and-trees/slope-in-group',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'With a product of two features the slope of one is its coefficient plus that of the product times the other.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    intercept: rng.int(20, 90),
    slope: rng.int(4, 15),
    shift: rng.int(10, 50),
    product: rng.pick([-3, -2, -1, 2, 3, 5, 6]),
    more: rng.pick([2, 3, 5, 10]),
    isIn: rng.chance() < 0.75,
  }),
  ask: ({ scene: { goal, size, flag, yes, no, one }, intercept, slope, shift, product, more, isIn }) => ({
    stem: `A linear model of \`${goal}\` has these terms; \`${flag}\` is 1 or 0. By how much does the prediction change for ${one} ${isIn ? yes : no}, when \`${size}\` grows by ${more}?`,
    code: grid(
      ['term', 'coefficient'],
      [
        ['intercept', intercept],
        [size, slope],
        [`${flag} (${yes})`, shift],
        [`${size} * ${flag}`, product],
      ],
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ slope, product, more, isIn }) => ({
    kind: 'numeric',
    value: more * (slope + (isIn ? product : 0)),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'The shift of the group is the same before and after; the product changes the slope in the group.',
  source: [
    'James, Witten, Hastie and Tibshirani, An Introduction to Statistical Learning, 2nd edition, extensions of the linear model',
  ],
})
