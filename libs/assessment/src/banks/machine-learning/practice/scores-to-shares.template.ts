import { template } from '../../../tasks/template'
import { sum } from '../evaluation/reckon'
import { drawnUntil } from '../../draws'

const SETS = [
  ['cat', 'dog', 'fox'],
  ['rain', 'snow', 'sun'],
  ['left', 'right', 'straight'],
] as const
const shareOf = (scores: readonly number[], at: number): number =>
  (100 * Math.exp(scores[at] ?? 0)) / sum(scores.map(Math.exp))

export default template({
  id: 'machine-learning/practice/scores-to-shares',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  status: 'active',
  idea: 'Softmax raises e to each score and divides by the sum: what counts are differences, and a negative score still has a share.',
  params: (rng) =>
    drawnUntil(
      () => ({
        names: rng.pick(SETS),
        scores: Array.from({ length: 3 }, () => rng.int(-4, 6) / 2),
        asked: rng.int(0, 2),
      }),
      // Far from a rounding tie, and from the share of the scores themselves.
      ({ scores, asked }) => {
        const share = shareOf(scores, asked)
        const plain = (100 * (scores[asked] ?? 0)) / sum(scores)
        const isTie = Math.abs((share % 1) - 0.5) < 0.1
        return (
          new Set(scores).size === 3 && share > 3 && share < 97 && !isTie && !(Math.abs(share - plain) < 5)
        )
      },
    ),
  ask: ({ names, scores, asked }) => ({
    stem: `The last layer of a network gives the scores ${names.map((name, i) => `${scores[i] ?? 0} for \`${name}\``).join(', ')}. Softmax makes probabilities of them. Which probability does \`${names[asked] ?? ''}\` get?`,
    answerHint: 'In percent, as a whole number without the sign.',
  }),
  key: ({ scores, asked }) => ({
    kind: 'numeric',
    value: Math.round(shareOf(scores, asked)),
    tolerance: { absolute: 1 },
  }),
  why: ({ names, scores, asked }) => {
    const powers = scores.map((score) => Math.exp(score).toFixed(2))
    return `Raise e to each score: ${names.map((name, i) => `${powers[i] ?? ''} for \`${name}\``).join(', ')}. Together that is ${sum(scores.map(Math.exp)).toFixed(2)}, and \`${names[asked] ?? ''}\` has ${Math.round(shareOf(scores, asked))} % of it. A negative score makes a small share, never a negative one.`
  },
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, 6.2.2.3'],
})
