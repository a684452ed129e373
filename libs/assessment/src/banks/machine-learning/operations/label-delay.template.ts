import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/label-delay',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'A measured quality is as old as the labels are late, and a window over several days hides a break even longer.',
  params: (rng) => ({
    delay: rng.pick([7, 10, 14, 21, 30]),
    window: rng.pick([5, 7, 10, 14]),
    day: rng.int(40, 90),
    asked: rng.pick(['first', 'whole'] as const),
  }),
  ask: ({ delay, window, day, asked }) => ({
    stem: `Predictions are made every day. Whether one is right is known ${delay} days later: for those of day 1 on day ${delay + 1}, in time for that day’s chart. Each day the chart shows the recall over the latest ${window} days whose labels are known. From day ${day} on the model is broken. Which is the first day whose chart covers ${asked === 'first' ? 'any' : 'only'} predictions of the broken model?`,
    answerHint: 'The number of the day.',
  }),
  key: ({ delay, window, day, asked }) => ({
    kind: 'numeric',
    value: day + delay + (asked === 'whole' ? window - 1 : 0),
    tolerance: { absolute: 0 },
  }),
  why: ({ delay, window }) =>
    `The first broken day is seen ${delay} days later; the window of ${window} days is filled with broken ones ${window - 1} days after that.`,
  source: ['Gama et al. 2014: A survey on concept drift adaptation'],
})
