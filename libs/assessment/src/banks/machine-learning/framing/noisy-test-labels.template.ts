import { template } from '../../../tasks/template'

const WHO = ['tired annotators', 'an old rule', 'a crowd of strangers', 'hurried clerks'] as const

export default template({
  id: 'machine-learning/framing/noisy-test-labels',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'Wrong labels in a test set hide right answers, and also turn some wrong answers into hits.',
  params: (rng) => {
    const wrong = rng.pick([5, 10, 15, 20, 25])
    const right = rng.int(62, 97)
    return { who: rng.pick(WHO), wrong, right, agrees: (right * (100 - 2 * wrong) + 100 * wrong) / 100 }
  },
  ask: ({ who, wrong, agrees }) => ({
    stem: `The labels of a test set with two classes come from ${who}. Each label is wrong with a probability of ${wrong} %, whatever the row and whatever the model says. The model agrees with ${agrees} % of the labels. For what percentage of the rows is the model really right?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ wrong, agrees }) => ({
    kind: 'numeric',
    value: (agrees - wrong) / (1 - (2 * wrong) / 100),
    tolerance: { absolute: 0.2 },
  }),
  why: () =>
    'The model agrees with a label when both are right or, with two classes, when both are wrong: m = a(1 - e) + (1 - a)e.',
  source: [
    'Angluin and Laird, Learning From Noisy Examples, 1988',
    'Northcutt, Athalye and Mueller, Pervasive Label Errors in Test Sets, 2021',
  ],
})
