import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const WORDS = [
  ['offer', 'meeting'],
  ['prize', 'invoice'],
  ['urgent', 'agenda'],
  ['free', 'project'],
] as const

export default template({
  id: 'machine-learning/linear-and-trees/naive-bayes',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'Naive Bayes multiplies the share of each class by that of each feature, of absent words as well.',
  params: (rng) => {
    // With one more of each kind, the shares are over round numbers.
    const [spam, other] = [rng.pick([18, 28, 38]), rng.pick([48, 58, 78])]
    const counts = [
      [rng.int(6, 14), rng.int(3, 9)],
      [rng.int(0, 4), rng.int(14, 28)],
    ] as const
    return { words: rng.pick(WORDS), spam, other, counts, has: rng.int(0, 1) }
  },
  ask: ({ words, spam, other, counts, has }) => ({
    stem: `Naive Bayes is trained on ${spam} spam messages and ${other} others. The table counts the messages with each word. A feature says whether the word is there. Shares of a word in a class are (count + 1) / (messages + 2), shares of the classes are taken as they are. A new message has \`${words[has] ?? ''}\` but lacks \`${words[1 - has] ?? ''}\`. What is the probability of spam?`,
    code: grid(
      ['word', 'spam', 'others'],
      words.map((word, i) => [word, counts[i]?.[0] ?? 0, counts[i]?.[1] ?? 0]),
    ),
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ spam, other, counts, has }) => {
    const weight = (messages: number, of: 0 | 1) =>
      counts.reduce((product, count, word) => {
        const share = (count[of] + 1) / (messages + 2)
        return product * (word === has ? share : 1 - share)
      }, messages)
    const [left, right] = [weight(spam, 0), weight(other, 1)]
    return { kind: 'numeric', value: (100 * left) / (left + right), tolerance: { absolute: 0.3 } }
  },
  why: () =>
    'For each class: its share, times the share of the word that is there, times one minus that of the word that is not.',
  source: ['Manning, Raghavan and Schütze, Introduction to Information Retrieval, the Bernoulli model'],
})
