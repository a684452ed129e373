import { template } from '../../../tasks/template'
import { grid } from './grid'
import { mean, sum } from './reckon'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  ['question', 'complaint', 'threat'],
  ['car', 'bus', 'tram'],
  ['wheat', 'rye', 'oats'],
  ['news', 'comment', 'satire'],
] as const
const SIZES = [400, 80, 20] as const

export default template({
  id: 'machine-learning/evaluation/macro-recall',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A macro average counts every class alike; accuracy, the micro average, is ruled by the largest class.',
  params: (rng) => {
    const names = rng.pick(SUBJECTS)
    const rows = drawnUntil(
      () =>
        SIZES.map((size, own) => {
          const right = Math.round((size * rng.int(30, 95)) / 100)
          const one = rng.int(0, size - right)
          const wrong = [one, size - right - one]
          return [...wrong.slice(0, own), right, ...wrong.slice(own)]
        }),
      (drawn) => {
        const right = drawn.map((row, i) => row[i] ?? 0)
        const macro = mean(right.map((n, i) => n / (SIZES[i] ?? 1)))
        return sum(right) / sum(SIZES) - macro > 0.05
      },
    )
    return { names, rows }
  },
  ask: ({ names, rows }) => ({
    stem: 'Rows are the true classes, columns the predicted ones. What is the macro-averaged recall?',
    code: grid([['', ...names], ...rows.map((row, i) => [names[i] ?? '', ...row])]),
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ rows }) => ({
    kind: 'numeric',
    value: 100 * mean(rows.map((row, i) => (row[i] ?? 0) / sum(row))),
    tolerance: { absolute: 0.1 },
  }),
  why: () =>
    'The recall of each class is its cell on the diagonal over the sum of its row; the three are averaged without weights.',
  source: [
    'Sokolova, Lapalme 2009, A systematic analysis of performance measures for classification tasks, Information Processing & Management 45(4)',
  ],
})
