import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const THINGS = ['article', 'song', 'recipe', 'course'] as const
const SHOWN = 100
const NAMES = ['A', 'B', 'C'] as const

export default template({
  id: 'machine-learning/framing/never-shown',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 5,
  nudge: -0.3,
  seconds: 270,
  status: 'active',
  idea: 'What a model hides gets no new data, so a bad start is never put right.',
  params: (rng) => {
    const next = rng.int(6, 8)
    const fall = rng.int(2, 3)
    // Never a tie: the lead does not fall to the next rate exactly.
    const lead = rng.pick([4, 5, 7, 8].filter((more) => more % fall > 0)) + next
    const last = next - rng.int(2, 4)
    const best = next + rng.int(3, 6)
    const isBestNext = rng.chance() < 0.4
    const items = [
      { clicks: lead, rate: next - fall },
      { clicks: next, rate: isBestNext ? best : next },
      { clicks: last, rate: isBestNext ? last : best },
    ]
    return { thing: rng.pick(THINGS), days: rng.int(10, 20), items: rng.shuffle(items) }
  },
  ask: ({ thing, days, items }) => ({
    stem: `A page shows one ${thing} each day, to ${SHOWN} visitors: the one with the highest share of clicks so far. In the evening the day is added to its counts. The table shows the counts of this morning, and how many of ${SHOWN} visitors really click, which the page does not know. Each day brings exactly that number. In the next ${days} days, how many clicks are lost against showing the best ${thing} every day?`,
    code: grid(
      [thing, 'shown', 'clicks', 'really'],
      items.map(({ clicks, rate }, i) => [NAMES[i] ?? '', SHOWN, clicks, rate]),
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ days, items }) => {
    const counts = items.map(({ clicks, rate }) => ({ clicks, rate, shown: SHOWN }))
    const best = Math.max(...items.map(({ rate }) => rate))
    let lost = 0
    for (let day = 0; day < days; day++) {
      const [top] = [...counts].sort((x, y) => y.clicks / y.shown - x.clicks / x.shown)
      if (!top) continue
      top.clicks += top.rate
      top.shown += SHOWN
      lost += best - top.rate
    }
    return { kind: 'numeric', value: lost, tolerance: { absolute: 0 } }
  },
  why: () =>
    'The lucky start is shown until its share falls below the next one. That one stays, for nothing is learnt about what is not shown.',
  source: [
    'Sutton and Barto, Reinforcement Learning: An Introduction, 2nd edition, multi-armed bandits',
    'Chaney, Stewart and Engelhardt, How Algorithmic Confounding in Recommendation Systems Increases Homogeneity and Decreases Utility, 2018',
  ],
})
