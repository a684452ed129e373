import { template } from '../../../tasks/template'

const [Z_ERROR, Z_POWER] = [1.96, 0.84]

export default template({
  id: 'machine-learning/operations/test-size',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'The users that an A/B test needs grow with the square of what the smallest difference shrinks by.',
  params: (rng) => {
    const rate = rng.int(2, 20)
    return { rate, gain: rng.pick([0.5, 0.8, 1, 1.5, 2]), perDay: rng.int(1, 8) * 500 }
  },
  ask: ({ rate, gain, perDay }) => ({
    stem: `With the model in service ${rate} % of the users order. An A/B test, half of the users each, is to find a new model’s rise to ${rate + gain} % with a power of 80 % in a two-sided test at 5 % (normal quantiles ${Z_ERROR} and ${Z_POWER}; normal approximation, each group with the variance of its own rate). ${perDay} new users come every day and each counts once. How many days does the test take?`,
    answerHint: 'Days, within 3 %; no rounding up.',
  }),
  key: ({ rate, gain, perDay }) => {
    const variance = (percent: number) => (percent / 100) * (1 - percent / 100)
    const perGroup = ((Z_ERROR + Z_POWER) ** 2 * (variance(rate) + variance(rate + gain))) / (gain / 100) ** 2
    return { kind: 'numeric', value: (2 * perGroup) / perDay, tolerance: { relative: 0.03 } }
  },
  why: () =>
    'Per group (1.96 + 0.84)² times the sum of both variances, over the square of the difference; twice that, by the users of a day.',
  source: [
    'Cohen: Statistical power analysis for the behavioral sciences, 2nd edition 1988',
    'Kohavi, Tang, Xu: Trustworthy online controlled experiments, Cambridge 2020',
  ],
})
