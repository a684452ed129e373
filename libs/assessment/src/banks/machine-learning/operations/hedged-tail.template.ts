import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/hedged-tail',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 4,
  seconds: 150,
  status: 'active',
  idea: 'A page that waits for many calls is slow far more often than one call; a second try for each brings it down sharply.',
  params: (rng) => ({
    calls: rng.int(20, 90),
    slow: rng.pick([3, 4, 5, 8]),
  }),
  ask: ({ calls, slow }) => ({
    stem: `A page scores ${calls} products by ${calls} calls at the same time, one each, and waits for all. A call is slow with a probability of ${slow} %. Now every call is sent to two servers at once, and the first answer is taken; servers and calls are slow independently. What percentage of the pages has to wait for a slow answer?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ calls, slow }) => ({
    kind: 'numeric',
    value: 100 * (1 - (1 - (slow / 100) ** 2) ** calls),
    tolerance: { absolute: 0.1 },
  }),
  why: ({ calls, slow }) =>
    `A pair is slow with ${slow} % of ${slow} %, and the page is fast where all ${calls} pairs are.`,
  source: ['Dean and Barroso 2013: The tail at scale'],
})
