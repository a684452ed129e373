import { template } from '../../../tasks/template'
import { grid } from './grid'
import { sum } from './reckon'
import { drawnUntil } from '../../draws'

const CHANCES = [0.2, 0.25, 0.4, 0.5, 0.8] as const
const SUBJECTS = [
  ['news', 'music', 'sport'],
  ['red', 'green', 'blue'],
  ['short', 'long', 'video'],
  ['tea', 'coffee', 'juice'],
] as const
const LENGTH = 8

export interface Visit {
  shown: string
  chance: number
  clicked: boolean
  wanted: string
}
const weighted = (visits: readonly Visit[]) =>
  sum(visits.map(({ shown, chance, clicked, wanted }) => (shown === wanted && clicked ? 1 / chance : 0))) /
  LENGTH

export default template({
  id: 'machine-learning/evaluation/ips-estimate',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'What an old policy logged tells about a new one only where both agree, each such row weighing one over the chance with which it was shown.',
  params: (rng) => {
    const banners = rng.pick(SUBJECTS)
    const visit = (): Visit => {
      const shown = rng.pick(banners)
      const wanted = rng.chance() < 0.4 ? shown : rng.pick(banners)
      return { shown, chance: rng.pick(CHANCES), clicked: rng.chance() < 0.5, wanted }
    }
    const visits = drawnUntil(
      () => Array.from({ length: LENGTH }, visit),
      (drawn) => {
        const same = drawn.filter(({ shown, wanted }) => shown === wanted)
        const hits = same.filter(({ clicked }) => clicked).length
        const value = weighted(drawn)
        const far = [hits / same.length, hits / LENGTH].every((wrong) => Math.abs(wrong - value) > 0.08)
        return same.length > 3 && hits > 1 && far && value < 0.95
      },
    )
    return { visits }
  },
  ask: ({ visits }) => ({
    stem: 'For each visit the old policy drew the banner by chance. The log says what was shown, with which chance that banner was shown on that visit, and whether it was clicked; the last column is what the new policy would show. What click rate of the new policy does inverse propensity scoring estimate (the plain one, divided by the number of all visits)?',
    code: grid([
      ['visit', 'shown', 'chance', 'clicked', 'new policy'],
      ...visits.map(({ shown, chance, clicked, wanted }, i) => [
        i + 1,
        shown,
        chance,
        clicked ? 'yes' : 'no',
        wanted,
      ]),
    ]),
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ visits }) => ({ kind: 'numeric', value: weighted(visits), tolerance: { absolute: 0.01 } }),
  why: () =>
    'Clicked visits on which both policies show the same count 1 / chance each; the sum is divided by all eight visits.',
  source: [
    'Horvitz, Thompson 1952, A generalization of sampling without replacement from a finite universe, JASA 47(260)',
    'Dudík, Langford, Li 2011, Doubly robust policy evaluation and learning, ICML',
  ],
})
