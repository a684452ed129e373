import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const SETS = [
  ['cat', 'dog', 'fox', 'owl'],
  ['oak', 'ash', 'elm', 'fir'],
  ['bus', 'car', 'van', 'tram'],
  ['rock', 'folk', 'jazz', 'soul'],
] as const
const CASES = 10
const WORDS = { 2: 'two', 3: 'three' } as const

export default template({
  id: 'machine-learning/practice/among-the-first-guesses',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 2,
  seconds: 105,
  status: 'active',
  idea: 'Top-k accuracy counts a case as right when the truth is anywhere among the first k guesses.',
  params: (rng) => {
    const names = rng.pick(SETS)
    const most = rng.pick([2, 3] as const)
    const cases = drawnUntil(
      () => Array.from({ length: CASES }, () => ({ truth: rng.pick(names), guesses: rng.sample(names, 3) })),
      (drawn) => {
        const hits = [1, 2, 3].map(
          (k) => drawn.filter((one) => one.guesses.slice(0, k).includes(one.truth)).length,
        )
        return new Set([0, CASES, ...hits]).size === 5
      },
    )
    return { cases, most }
  },
  ask: ({ cases, most }) => ({
    stem: `A classifier with four classes gives its three likeliest classes for each case. What is its top-${most} accuracy on these ten cases: the share of cases whose true class is among the first ${WORDS[most]} guesses?`,
    code: grid(
      ['truth', 'first', 'second', 'third'],
      cases.map(({ truth, guesses }) => [truth, ...guesses]),
    ),
    answerHint: 'In percent, as a whole number without the sign.',
  }),
  key: ({ cases, most }) => ({
    kind: 'numeric',
    value: 10 * cases.filter(({ truth, guesses }) => guesses.slice(0, most).includes(truth)).length,
    tolerance: { absolute: 0.5 },
  }),
  why: ({ cases, most }) => {
    const [first = 0, second = 0, third = 0] = [0, 1, 2].map(
      (place) => cases.filter(({ truth, guesses }) => guesses[place] === truth).length,
    )
    return `The first guess is right in ${first} cases, the second in ${second} and the third in ${third}. Among the first ${WORDS[most]} the truth is found in ${first + second + (most === 3 ? third : 0)} of ten. A case counts once, and in which of these places its class stands does not matter.`
  },
  source: [
    'Russakovsky et al. 2015, ImageNet Large Scale Visual Recognition Challenge, IJCV 115, evaluation',
  ],
})
