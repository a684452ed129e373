import { template } from '../../../tasks/template'
import { grid } from './grid'

const SUBJECTS = [
  'sort X-ray images',
  'find the language of a text',
  'read number plates',
  'recognise bird songs',
] as const

/** In how many ways `chosen` of `all` can be drawn. */
const choose = (all: number, chosen: number): number =>
  chosen === 0 ? 1 : (choose(all - 1, chosen - 1) * all) / chosen

export default template({
  id: 'machine-learning/evaluation/discordant-pairs',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 5,
  seconds: 300,
  status: 'active',
  idea: 'Two classifiers on the same cases are compared by the cases on which only one is right; the others say nothing, however many.',
  params: (rng) => {
    const fewer = rng.int(0, 3)
    // Enough for a p-value that three decimals can show, and never so few that it is 1.
    const more = fewer + rng.int(4, 6)
    const single = rng.shuffle([fewer, more])
    return { subject: rng.pick(SUBJECTS), single, both: rng.int(300, 900), neither: rng.int(10, 80) }
  },
  ask: ({ subject, single: [onlyA = 0, onlyB = 0], both, neither }) => ({
    stem: `Two models, A and B, ${subject} on the same test set. Test exactly (binomial, two-sided) whether they are equally likely to be right. What is the p-value?`,
    code: grid([
      ['', 'B right', 'B wrong'],
      ['A right', both, onlyA],
      ['A wrong', onlyB, neither],
    ]),
    answerHint: 'A number between 0 and 1, to three decimal places.',
  }),
  key: ({ single }) => {
    const all = single.reduce((x, y) => x + y, 0)
    const tail = Array.from({ length: Math.min(...single) + 1 }, (_, i) => choose(all, i))
    return {
      kind: 'numeric',
      value: (2 * tail.reduce((x, y) => x + y, 0)) / 2 ** all,
      tolerance: { absolute: 0.002 },
    }
  },
  why: ({ single }) =>
    `McNemar's test: if both are alike, each of the ${single.join(' + ')} cases on which only one is right goes to either by a fair coin.`,
  source: [
    'McNemar 1947, Note on the sampling error of the difference between correlated proportions or percentages, Psychometrika 12',
    'Dietterich 1998, Approximate statistical tests for comparing supervised classification learning algorithms, Neural Computation 10(7)',
  ],
})
