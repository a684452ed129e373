import { template } from '../../../tasks/template'
import { sum } from './reckon'
import { drawnUntil } from '../../draws'

const SUBJECTS = ['recipes', 'courses', 'films', 'hotels', 'articles'] as const
const CUT = 3
const dcg = (grades: readonly number[]) =>
  sum(grades.slice(0, CUT).map((grade, i) => grade / Math.log2(i + 2)))
const descending = (grades: readonly number[]) => [...grades].sort((x, y) => y - x)

export default template({
  id: 'machine-learning/evaluation/ndcg',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'NDCG is measured against the best order of everything that was judged, also of what the cut leaves out.',
  params: (rng) => {
    const grades = drawnUntil(
      () => Array.from({ length: 6 }, () => rng.int(0, 3)),
      (drawn) => {
        const own = dcg(drawn)
        const sortedTop = dcg(descending(drawn.slice(0, CUT)))
        return own > 0.5 && dcg(descending(drawn)) > sortedTop + 0.4 && sortedTop > own + 0.1
      },
    )
    return { grades, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ grades, subject }) => ({
    stem: `A recommender ranks six ${subject}. A judge has graded all of them from 0 (useless) to 3 (perfect); in the order of the ranking the grades are ${grades.join(', ')}. What is NDCG at ${CUT}? The gain is the grade itself, the discount is log2(rank + 1).`,
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ grades }) => ({
    kind: 'numeric',
    value: dcg(grades) / dcg(descending(grades)),
    tolerance: { absolute: 0.01 },
  }),
  why: ({ grades }) =>
    `DCG of the first ${CUT} is divided by that of the best three there are: ${descending(grades).slice(0, CUT).join(', ')}.`,
  source: ['Järvelin, Kekäläinen 2002, Cumulated gain-based evaluation of IR techniques, ACM TOIS 20(4)'],
})
