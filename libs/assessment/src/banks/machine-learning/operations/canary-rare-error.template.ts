import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/canary-rare-error',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 5,
  seconds: 210,
  status: 'active',
  idea: 'A small canary sees a rare fault late: to be nearly sure of one case it needs about three times the inverse of the rate.',
  params: (rng) => ({
    perMinute: rng.int(3, 30) * 100,
    share: rng.pick([1, 2, 4, 5]),
    oneIn: rng.int(10, 50) * 100,
  }),
  ask: ({ perMinute, share, oneIn }) => ({
    stem: `A service gets ${perMinute} requests a minute, and a new model answers ${share} % of them, drawn at random. The new model fails for one request in ${oneIn}, independently. After how many minutes has it failed at least once with a probability of 95 %?`,
    answerHint: 'Minutes, within 2 %.',
  }),
  key: ({ perMinute, share, oneIn }) => ({
    kind: 'numeric',
    value: Math.log(0.05) / Math.log(1 - 1 / oneIn) / ((perMinute * share) / 100),
    tolerance: { relative: 0.02 },
  }),
  why: ({ perMinute, share, oneIn }) =>
    `(1 - 1/${oneIn}) to the power n is 0.05 for n of about 3 · ${oneIn}; the new model gets ${(perMinute * share) / 100} requests a minute.`,
  source: [
    'Beyer et al.: The site reliability workbook, O’Reilly 2018, canarying releases',
    'Hanley and Lippman-Hand 1983: If nothing goes wrong, is everything all right?',
  ],
})
