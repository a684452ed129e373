import { template } from '../../../tasks/template'
import { sum } from '../evaluation/reckon'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  ['sound', 'worn', 'broken'],
  ['calm', 'cloudy', 'storm'],
  ['green', 'ripe', 'rotten'],
  ['normal', 'slow', 'stopped'],
] as const

export default template({
  id: 'machine-learning/practice/class-weights',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Weights that balance classes go by one over the number of rows: in total every class then counts the same.',
  params: (rng) =>
    drawnUntil(
      () => ({
        names: rng.pick(SUBJECTS),
        counts: [rng.int(40, 90) * 10, rng.int(10, 30) * 10, rng.int(2, 8) * 10],
        asked: rng.int(0, 2),
      }),
      // Three classes: a total that three divides, and a weight with few digits.
      ({ counts, asked }) => {
        const weight = (100 * sum(counts)) / (3 * (counts[asked] ?? 1))
        return sum(counts) % 3 === 0 && Number.isInteger(weight)
      },
    ),
  ask: ({ names, counts, asked }) => ({
    stem: `A training set has ${names.map((name, i) => `${counts[i] ?? 0} rows of class \`${name}\``).join(', ')}. Rows of one class get one weight. The weights are chosen so that each of the three classes has the same total weight, and the weights of all rows sum to the number of rows. What is the weight of a row of class \`${names[asked] ?? ''}\`?`,
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ counts, asked }) => ({
    kind: 'numeric',
    value: sum(counts) / (3 * (counts[asked] ?? 1)),
    tolerance: { absolute: 0.01 },
  }),
  why: ({ names, counts, asked }) =>
    `There are ${sum(counts)} rows, so each of the three classes gets a total weight of ${sum(counts) / 3}. The ${counts[asked] ?? 0} rows of \`${names[asked] ?? ''}\` share it evenly: ${sum(counts) / 3} / ${counts[asked] ?? 0} = ${sum(counts) / (3 * (counts[asked] ?? 1))}. The rarer a class, the more each of its rows counts.`,
  source: ['King and Zeng 2001, Logistic Regression in Rare Events Data, Political Analysis 9(2)'],
})
