import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  'A filter of mails',
  'A reader of receipts',
  'A finder of cracks',
  'A sorter of tickets',
] as const
/** Intervals whose widths are nearer than this cannot be told apart by a rough sum. */
const LEAST_RATIO = 1.25

const widthOf = ({ right, cases }: { right: number; cases: number }) =>
  Math.sqrt(((right / 100) * (1 - right / 100)) / cases)

export default template({
  id: 'machine-learning/evaluation/order-by-certainty',
  revision: 1,
  kind: 'ordering',
  topic: 'evaluation',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  status: 'active',
  idea: 'How sure an accuracy is hangs on the number of cases behind it, and a share near one half is less sure than one near the end.',
  params: (rng) => {
    const results = drawnUntil(
      () =>
        Array.from({ length: 4 }, () => ({
          right: rng.pick([50, 60, 70, 80, 90, 95, 98]),
          cases: rng.pick([100, 200, 400, 600, 800, 1_000, 2_000]),
        })),
      (drawn) => {
        const widths = drawn.map(widthOf).sort((x, y) => x - y)
        const apart = widths.every((width, i) => i === 0 || width > (widths[i - 1] ?? 0) * LEAST_RATIO)
        const byCases = [...drawn].sort((x, y) => y.cases - x.cases).map(widthOf)
        // Going by the number of cases alone must lead to another order.
        return apart && byCases.join() !== widths.join()
      },
    )
    return { results, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ results, subject }) => ({
    stem: `${subject} was tested on four independent random samples, each from another branch. Order the results by the width of the 95 % confidence interval (normal approximation) for the accuracy, the narrowest at the top.`,
    options: results.map(
      ({ right, cases }, i) => `Branch ${'ABCD'[i] ?? ''}: right in ${right} % of ${cases} cases`,
    ),
  }),
  key: ({ results }) => {
    const widths = results.map(widthOf)
    return { kind: 'ordering', orders: [[0, 1, 2, 3].sort((i, j) => (widths[i] ?? 0) - (widths[j] ?? 0))] }
  },
  why: () => 'The width goes with the root of p(1 − p)/n: compare p(1 − p)/n of the four.',
  source: [
    'Wasserman 2004, All of Statistics, chapter 6',
    'Agresti, Coull 1998, Approximate is better than "exact" for interval estimation of binomial proportions, The American Statistician 52(2)',
  ],
})
