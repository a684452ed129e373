import { template } from '../../../tasks/template'

const SETS = [
  { items: 'letters', rules: ['a word list', 'the sender', 'the length'] },
  { items: 'photos', rules: ['the caption', 'an old model', 'the place'] },
  { items: 'calls', rules: ['the menu choice', 'the duration', 'a word list'] },
  { items: 'reviews', rules: ['the stars', 'a word list', 'an old model'] },
] as const

export default template({
  id: 'machine-learning/framing/three-votes',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'A majority of weak labels is better than most of them only as far as their mistakes are independent.',
  params: (rng) => ({ set: rng.pick(SETS), right: rng.sample([60, 65, 70, 75, 80, 85, 90], 3) }),
  ask: ({ set: { items, rules }, right }) => ({
    stem: `Nobody has time to label ${items}, so three rules vote on each of them: yes or no, by ${rules.map((rule, i) => `${rule} (right in ${right[i] ?? 0} %)`).join(', ')}. Their mistakes are independent of each other. Each item gets the label of the majority. What percentage of the labels is right?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ right }) => {
    const [a = 0, b = 0, c = 0] = right.map((percent) => percent / 100)
    return {
      kind: 'numeric',
      value: 100 * (a * b + a * c + b * c - 2 * a * b * c),
      tolerance: { absolute: 0.2 },
    }
  },
  why: () => 'At least two are right: the three ways for exactly two, and the one way for all three.',
  source: ['Ratner, De Sa, Wu, Selsam and Ré, Data Programming: Creating Large Training Sets, Quickly, 2016'],
})
