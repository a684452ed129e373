import { template } from '../../../tasks/template'

const SCENES = [
  { makes: 'A bank gives loans', many: 'applicants', outcome: 'would have paid back' },
  { makes: 'A shop accepts orders', many: 'orders', outcome: 'would have been honest' },
  { makes: 'A mail service delivers letters', many: 'letters', outcome: 'would have been welcome' },
  { makes: 'A clinic does a biopsy', many: 'patients', outcome: 'would have turned out ill' },
  { makes: 'A school gives grants', many: 'pupils', outcome: 'would have finished the course' },
] as const

export const REPLIES = {
  explore: (many: string) => `Accept a small share of the ${many} under the line, drawn at random`,
  weigh: (many: string) => `Weight the accepted ${many} by the inverse of their chance of being accepted`,
  label: (many: string) => `Label the ${many} under the line by the model and train it again with them`,
  validate: (many: string) => `Compare several models by cross-validation on all accepted ${many}`,
  features: (many: string) => `Collect more features of the accepted ${many} and train a larger model`,
  wait: (many: string) => `Wait until ten times as many ${many} were accepted by the same line`,
} as const
const OTHERS = ['label', 'validate', 'features', 'wait'] as const

export default template({
  id: 'machine-learning/framing/labels-of-the-rejected',
  revision: 1,
  kind: 'single',
  topic: 'framing',
  grade: 4,
  seconds: 100,
  status: 'active',
  idea: 'Where the decision itself decides which outcomes are seen, only some chance in the decision shows the others.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    line: rng.pick([40, 50, 60, 70]),
    shown: rng.shuffle(['explore', 'weigh', ...rng.sample(OTHERS, 2)] as const),
  }),
  ask: ({ scene: { makes, many, outcome }, line, shown }) => ({
    stem: `${makes} only where a model's score is ${line} or more. What would happen otherwise is never seen, and those under the line differ from the others. The team wants to know how many of the ${many} under the line ${outcome}. Which step can tell them?`,
    options: shown.map((name) => REPLIES[name](many)),
  }),
  key: ({ shown }) => ({ kind: 'single', right: shown.indexOf('explore') }),
  why: () =>
    'No outcome under the line is in the data, and the chance of being accepted is 0 there, so no weight can make up for it. Only a random share brings outcomes.',
  source: [
    'Lakkaraju, Kleinberg, Leskovec, Ludwig and Mullainathan, The Selective Labels Problem, 2017',
    'Banasik, Crook and Thomas, Sample selection bias in credit scoring models, 2003',
  ],
})
