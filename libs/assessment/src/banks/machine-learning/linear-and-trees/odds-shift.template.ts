import { template } from '../../../tasks/template'

const SCENES = [
  { goal: 'cancels', who: 'a subscriber', feature: 'complaints', step: 'complaints' },
  { goal: 'fails', who: 'a pump', feature: 'years', step: 'years' },
  { goal: 'passes', who: 'a student', feature: 'lessons', step: 'lessons' },
  { goal: 'buys', who: 'a visitor', feature: 'pages', step: 'pages' },
] as const

export default template({
  id: 'machine-learning/linear-and-trees/odds-shift',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'A logistic coefficient is added to the log-odds; what it does to the probability hangs on where one starts.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    slope: rng.pick([0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7]) * rng.pick([1, 1, -1]),
    more: rng.int(2, 4),
    from: rng.int(2, 16) * 5,
  }),
  ask: ({ scene: { goal, who, feature, step }, slope, more, from }) => ({
    stem: `A logistic regression predicts whether ${who} ${goal}. The coefficient of \`${feature}\` is ${slope} (natural logarithm of the odds). For one row it predicts ${from} %. What does it predict for the same row with ${more} ${step} more?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ slope, more, from }) => {
    const logOdds = Math.log(from / (100 - from)) + slope * more
    return { kind: 'numeric', value: 100 / (1 + Math.exp(-logOdds)), tolerance: { absolute: 0.3 } }
  },
  why: ({ slope, more }) =>
    `The odds are multiplied by e to the ${more} times ${slope}; odds o mean a probability of o / (1 + o).`,
  source: [
    'Hosmer, Lemeshow and Sturdivant, Applied Logistic Regression, 3rd edition, interpretation of the fitted model',
  ],
})
