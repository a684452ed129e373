import { template } from '../../../tasks/template'
import { grid } from './grid'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { team: 'A claims team', cases: 'claims', is: 'fraud' },
  { team: 'A repair team', cases: 'pumps', is: 'failed' },
  { team: 'A sales team', cases: 'contacts', is: 'bought' },
  { team: 'A moderation team', cases: 'posts', is: 'abusive' },
] as const
const LENGTH = 9

export default template({
  id: 'machine-learning/evaluation/precision-at-capacity',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'Where only k cases can be looked at, what counts is the share of hits among the k highest scores, whatever a threshold of 0.5 would flag.',
  params: (rng) => {
    const capacity = rng.pick([4, 5])
    const scores = () =>
      rng.sample(
        Array.from({ length: 60 }, (_, i) => 30 + i),
        LENGTH,
      )
    const cases = drawnUntil(
      () => scores().map((score) => ({ score, hit: rng.chance() < score / 120 })),
      (drawn) => {
        const hits = drawn.filter(({ hit }) => hit).length
        const above = drawn.filter(({ score }) => score > 50).length
        return hits > 2 && hits !== capacity && above > capacity
      },
    )
    return { subject: rng.pick(SUBJECTS), capacity, cases, first: rng.int(100, 900) }
  },
  ask: ({ subject, capacity, cases, first }) => ({
    stem: `${subject.team} can look at only ${capacity} of these ${subject.cases} and takes those with the highest scores. What percentage of the ${subject.cases} that it looks at is a hit (the precision at ${capacity})?`,
    code: grid([
      ['id', 'score', subject.is],
      ...cases.map(({ score, hit }, i) => [first + i, `0.${score}`, hit ? 'yes' : 'no']),
    ]),
    answerHint: 'A percentage, a whole number.',
  }),
  key: ({ capacity, cases }) => {
    const taken = [...cases].sort((x, y) => y.score - x.score).slice(0, capacity)
    return {
      kind: 'numeric',
      value: (100 * taken.filter(({ hit }) => hit).length) / capacity,
      tolerance: { absolute: 0.5 },
    }
  },
  why: ({ capacity }) => `Sort by score, take the first ${capacity}, and count the hits among these alone.`,
  source: ['Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, chapter 8'],
})
