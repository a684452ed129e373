import { template } from '../../../tasks/template'
import { grid } from './grid'
import { drawnUntil } from '../../draws'

const MODELS = [
  'linear',
  'nearest neighbours',
  'one tree',
  'forest',
  'boosted trees',
  'small network',
] as const
const MEASURES = ['accuracy', 'recall', 'F1 score', 'ROC AUC'] as const

/** The row with the largest figure. */
const best = <T>(rows: readonly T[], figure: (row: T) => number): T | undefined =>
  [...rows].sort((x, y) => figure(y) - figure(x))[0]

export default template({
  id: 'machine-learning/evaluation/test-of-the-chosen',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 2,
  seconds: 90,
  status: 'active',
  idea: 'The validation figures choose, the test figure of the chosen model is what may be told; the best test figure may not choose.',
  params: (rng) => {
    const names = rng.sample(MODELS, 5)
    const rows = drawnUntil(
      () =>
        names.map((name) => {
          const validation = rng.int(740, 860) / 10
          return {
            name,
            training: validation + rng.int(20, 120) / 10,
            validation,
            test: validation + rng.int(-35, 15) / 10,
          }
        }),
      (drawn) => {
        const chosen = best(drawn, ({ validation }) => validation)
        const others = drawn.filter((row) => row !== chosen)
        const [figure, test] = [chosen?.validation ?? 0, chosen?.test ?? 0]
        const isClear = others.every(({ validation }) => validation < figure - 0.3)
        // Another model has the best test figure, and no other figure is the one to tell.
        const isBeaten = others.some((row) => row.test > test + 0.3)
        return isClear && isBeaten && Math.abs(figure - test) > 0.5
      },
    )
    return { rows, measure: rng.pick(MEASURES) }
  },
  ask: ({ rows, measure }) => ({
    stem: `A team trains five models, keeps the one that good practice tells it to keep, and reports its ${measure} on new data as honestly as it can. Which of these figures does it report?`,
    code: grid([
      ['', 'training', 'validation', 'test'],
      ...rows.map(({ name, training, validation, test }) => [
        name,
        ...[training, validation, test].map((figure) => figure.toFixed(1)),
      ]),
    ]),
    answerHint: 'The figure, as in the table.',
  }),
  key: ({ rows }) => ({
    kind: 'numeric',
    value: Number(best(rows, ({ validation }) => validation)?.test.toFixed(1)),
    tolerance: { absolute: 0.05 },
  }),
  why: () =>
    'The model is chosen by the validation figures, which makes its own one too good; the test figure had no part in the choice.',
  source: ['Hastie, Tibshirani, Friedman 2009, The Elements of Statistical Learning, chapter 7'],
})
