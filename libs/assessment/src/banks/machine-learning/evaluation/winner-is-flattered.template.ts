import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/evaluation/winner-is-flattered',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'The score of the best of many settings is too high on the very data that chose it, the more settings the more.',
  params: (rng) => ({
    settings: rng.pick([3, 4, 5, 7, 9, 11, 15, 19]),
    truth: rng.int(65, 90),
    spread: rng.int(3, 8),
  }),
  ask: ({ settings, truth, spread }) => ({
    stem: `You try ${settings} settings of a model. Unknown to you all are equally good: on new data each has an accuracy of ${truth} %. Measured on your validation set, each comes out anywhere between ${truth - spread} % and ${truth + spread} %, every value being as likely as any other, and independently of the others. You keep the best setting. What validation accuracy will it show, on average?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ settings, truth, spread }) => ({
    kind: 'numeric',
    value: truth - spread + (2 * spread * settings) / (settings + 1),
    tolerance: { absolute: 0.1 },
  }),
  why: ({ settings, truth }) =>
    `The largest of ${settings} even draws lies on average at ${settings}/${settings + 1} of the range; on new data the setting is back at ${truth} %.`,
  source: [
    'Cawley, Talbot 2010, On over-fitting in model selection and subsequent selection bias in performance evaluation, JMLR 11',
    'David, Nagaraja 2003, Order Statistics',
  ],
})
