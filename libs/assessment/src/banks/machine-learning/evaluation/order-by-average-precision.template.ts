import { template } from '../../../tasks/template'
import { mean, sum } from './reckon'
import { drawnUntil } from '../../draws'

const [LENGTH, RELEVANT] = [8, 3]
const LEAST_STEP = 0.03
const SUBJECTS = [
  'a legal search',
  'a search for spare parts',
  'a search of lab reports',
  'a job search',
] as const

const ranksOf = (hits: readonly number[]) => hits.flatMap((hit, i) => (hit ? [i + 1] : []))
const averagePrecision = (hits: readonly number[]) => mean(ranksOf(hits).map((rank, i) => (i + 1) / rank))

export default template({
  id: 'machine-learning/evaluation/order-by-average-precision',
  revision: 1,
  kind: 'ordering',
  topic: 'evaluation',
  grade: 4,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'Average precision rewards early hits more than an even spread: it orders rankings otherwise than the mean rank or ROC AUC.',
  params: (rng) => {
    const one = () => rng.shuffle(Array.from({ length: LENGTH }, (_, i) => (i < RELEVANT ? 1 : 0)))
    const rankings = drawnUntil(
      () => Array.from({ length: 4 }, one),
      (drawn) => {
        const byRank = [...drawn].sort((x, y) => sum(ranksOf(x)) - sum(ranksOf(y)))
        const own = byRank.map(averagePrecision)
        const values = [...own].sort((x, y) => y - x)
        const apart = values.every((value, i) => i === 0 || (values[i - 1] ?? 0) - value > LEAST_STEP)
        return apart && own.join() !== values.join()
      },
    )
    return { rankings, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ rankings, subject }) => ({
    stem: `Four versions of ${subject} rank the same ${LENGTH} documents, ${RELEVANT} of them relevant (1). Each line is a ranking, the top result first. Order the versions by average precision, the highest at the top.`,
    options: rankings.map((hits, i) => `Version ${'ABCD'[i] ?? ''}: ${hits.join(' ')}`),
  }),
  key: ({ rankings }) => {
    const values = rankings.map(averagePrecision)
    return { kind: 'ordering', orders: [[0, 1, 2, 3].sort((i, j) => (values[j] ?? 0) - (values[i] ?? 0))] }
  },
  why: ({ rankings }) =>
    `At each relevant document the precision so far is taken, and these are averaged: ${rankings.map((hits) => averagePrecision(hits).toFixed(2)).join(', ')} in the order of the letters.`,
  source: ['Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, chapter 8'],
})
