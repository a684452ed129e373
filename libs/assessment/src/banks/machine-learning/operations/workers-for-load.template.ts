import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/workers-for-load',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  status: 'active',
  idea: 'Requests a second times seconds per request is how many are at work at once; head room and whole workers come on top.',
  params: (rng) => ({
    rate: rng.int(8, 60) * 10,
    milliseconds: rng.int(6, 40) * 5,
    busy: rng.pick([60, 70, 75, 80]),
  }),
  ask: ({ rate, milliseconds, busy }) => ({
    stem: `A model service gets ${rate} requests a second at its peak. A request keeps one worker busy for ${milliseconds} ms on average, and a worker does one at a time. Workers shall be busy at most ${busy} % of the time. How many workers are needed at least?`,
    answerHint: 'One whole number.',
  }),
  key: ({ rate, milliseconds, busy }) => ({
    kind: 'numeric',
    value: Math.ceil((rate * milliseconds) / (10 * busy)),
    tolerance: { absolute: 0 },
  }),
  why: ({ rate, milliseconds, busy }) =>
    `${(rate * milliseconds) / 1000} requests are at work on average; divided by ${busy / 100} and rounded up.`,
  source: ['Little 1961: A proof for the queuing formula L = λW'],
})
