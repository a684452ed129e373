import { template } from '../../../tasks/template'

/** By what is learned: an amount, one of some names that are known, or groups that nobody named. */
const GOALS = {
  regression: [
    'From the size and the street of a flat, its rent in euros',
    'From weather and weekday, how many meals are sold tomorrow',
    'From a photograph of a face, the age in years',
    'From route and hour, the minutes until a parcel arrives',
    'From soil and rain, how many tonnes of wheat a field gives',
  ],
  classification: [
    'From the words of a message, whether it is spam',
    'From a photograph of a leaf, which of twelve plants it is',
    'From a recording, which of five languages is spoken',
    'From what a customer did, whether they leave within a month',
    'From an X-ray, which of three findings it shows',
  ],
  clustering: [
    'From visits alone, groups of customers who behave alike',
    'From articles without labels, sets that deal with one matter',
    'From measured movements alone, groups of players alike in style',
    'From readings alone, sets of machines that are used alike',
  ],
} as const
type Kind = keyof typeof GOALS
const KINDS = Object.keys(GOALS) as Kind[]
const OFFERED = 5
const WHY: Record<Kind, string> = {
  regression: 'Regression learns an amount: euros, meals, years, minutes, tonnes.',
  classification:
    'Classification learns one of some answers that are known beforehand, also where there are just yes and no.',
  clustering:
    'Clustering has no answer to learn from: it puts together what is alike, and nobody named the groups before.',
}

export default template({
  id: 'machine-learning/practice/kinds-of-goal',
  revision: 1,
  kind: 'multiple',
  topic: 'framing',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'What is asked for tells the kind of task: an amount, one of known names, or groups that nobody named.',
  params: (rng) => {
    const kind = rng.pick(KINDS)
    const right = rng.sample<string>(GOALS[kind], rng.int(2, 3))
    const others = KINDS.filter((one) => one !== kind).flatMap((one): readonly string[] => GOALS[one])
    return { kind, right, shown: rng.shuffle([...right, ...rng.sample(others, OFFERED - right.length)]) }
  },
  ask: ({ kind, shown }) => ({
    stem: `Which of these are tasks of ${kind}? Choose all.`,
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.includes(text) ? [i] : [])),
  }),
  why: ({ kind }) =>
    `${WHY[kind]} ${KINDS.filter((one) => one !== kind)
      .map((one) => WHY[one])
      .join(' ')}`,
  source: ['Bishop 2006, Pattern Recognition and Machine Learning, 1'],
})
