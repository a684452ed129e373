import { template } from '../../../tasks/template'

const KINDS = {
  shadow: 'Shadow: it gets copies of all requests, and its answers are only stored.',
  canary: 'Canary: it answers for a few users, and the share grows step by step.',
  test: 'A/B test: users are split by chance for weeks, and outcomes are compared.',
  switch: 'Blue-green: it runs in a second environment, and all traffic is switched.',
} as const
export type Kind = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as Kind[]

const WISHES: Record<Kind, readonly string[]> = {
  shadow: [
    'Before one user sees an answer of it, its load and its answers are to be studied under all real requests',
    'It is to be seen how often it disagrees with the old one on all real requests, at no risk to any user',
    'Nobody may notice anything of it yet, but its answers to the requests of a whole day are to be looked through',
  ],
  canary: [
    'Real users are to get its answers soon, but if it fails, only a few of them are to be hit, and more follow as it proves sound',
    'An error that shows only when users get its answers is to reach few of them at first, and more as trust grows',
    'One user in a hundred is to get its answers today; where no complaints come, more are to get them tomorrow',
  ],
  test: [
    'It is to be found out whether users who get its answers come back more often, with a margin of error',
    'It is to be shown that its answers, and not the season, are the cause of more orders',
    'The question is whether it makes users happier than the old one, or whether that is only chance',
  ],
  switch: [
    'No two users may get answers of different versions, and one move must bring everybody back to the old one',
    'All users are to change to it at one moment, and back at one moment if it fails',
    'Old and new answers must never be mixed, not even for an hour, and the old one must stay ready to take over',
  ],
}
const SUBJECTS = [
  'search ranking',
  'product recommendations',
  'delivery times',
  'prices',
  'fraud scores',
  'translations',
]

export default template({
  id: 'machine-learning/operations/release-kinds',
  revision: 1,
  kind: 'single',
  topic: 'operations',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Each way of release answers another question: load without risk, small damage, effect on users, or one clean switch.',
  params: (rng) => {
    const kind = rng.pick(NAMES)
    return { kind, wish: rng.pick(WISHES[kind]), subject: rng.pick(SUBJECTS), shown: rng.shuffle(NAMES) }
  },
  ask: ({ wish, subject, shown }) => ({
    stem: `A new model for ${subject} is ready. ${wish}. Which way of release fits best?`,
    options: shown.map((name) => KINDS[name]),
  }),
  key: ({ kind, shown }) => ({ kind: 'single', right: shown.indexOf(kind) }),
  why: ({ kind }) => KINDS[kind],
  source: [
    'Beyer et al.: The site reliability workbook, O’Reilly 2018, canarying releases',
    'Kohavi, Tang, Xu: Trustworthy online controlled experiments, Cambridge 2020',
  ],
})
