import { template } from '../../../tasks/template'

const SCENES = [
  { goal: 'price', kept: 'area', left: 'distance' },
  { goal: 'wage', kept: 'education', left: 'experience' },
  { goal: 'yield', kept: 'rain', left: 'sunshine' },
  { goal: 'sales', kept: 'adverts', left: 'discount' },
] as const

export default template({
  id: 'machine-learning/linear-and-trees/left-out-feature',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'A coefficient takes over what a left-out feature would have explained, as far as the two go together.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    own: rng.pick([2, 3, 4, 5, 6]),
    other: rng.pick([-9, -8, -7, -6, 4, 5, 6, 8]),
    together: rng.pick([-0.8, -0.5, 0.4, 0.5, 0.6, 0.8, 1.5]),
  }),
  ask: ({ scene: { goal, kept, left }, own, other, together }) => ({
    stem: `Least squares of \`${goal}\` on \`${kept}\` and \`${left}\` gives the coefficients ${own} for \`${kept}\` and ${other} for \`${left}\`. On the same rows, least squares of \`${left}\` on \`${kept}\` has the slope ${together}. All fits have an intercept. What coefficient does \`${kept}\` get when \`${left}\` is left out?`,
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ own, other, together }) => ({
    kind: 'numeric',
    value: own + other * together,
    tolerance: { absolute: 0.05 },
  }),
  why: ({ other, together }) =>
    `The missing feature moves by ${together} for each unit, and each of these is worth ${other}.`,
  source: ['Wooldridge, Introductory Econometrics: A Modern Approach, omitted variable bias'],
})
